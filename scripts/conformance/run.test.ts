import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RanTest } from './reports.ts';
import { resultOf, runOf } from './run.ts';

const ran = (name: string, outcome: RanTest['outcome'] = 'passed'): RanTest => ({ name, outcome });

const TESTS = [
  ran('a.test.ts › every page › has a title (one in 1)'),
  ran('a.test.ts › every page › has words'),
  ran('a.test.ts › every page that is left › has words', 'failed'),
  ran('b.spec.ts › a English reader › reads'),
  ran('b.spec.ts › a Marathi reader › reads'),
  ran('b.spec.ts › a Marathi reader › prints', 'skipped'),
];

describe('a name of tests', () => {
  it.each([
    { name: 'a.test.ts', outcome: 'failed', tests: 3 },
    { name: 'a.test.ts › every page', outcome: 'passed', tests: 2 },
    { name: 'a.test.ts › every page › has a title (one in 1)', outcome: 'passed', tests: 1 },
    { name: 'b.spec.ts › a * reader › reads', outcome: 'passed', tests: 2 },
    { name: 'b.spec.ts › a * reader', outcome: 'skipped', tests: 3 },
    { name: 'b.spec.ts › *', outcome: 'skipped', tests: 3 },
    { name: 'a.test.ts › every page › has', outcome: 'missing', tests: 0 },
    { name: 'every page', outcome: 'missing', tests: 0 },
  ])('$name is $outcome, for $tests tests', ({ name, outcome, tests }) => {
    expect(resultOf(name, TESTS)).toEqual({ outcome, tests });
  });

  it('finds the test that has it, whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        expect(resultOf(`a.test.ts › ${title}`, [ran(`a.test.ts › ${title}`)])).toEqual({
          outcome: 'passed',
          tests: 1,
        });
      }),
    );
  });

  it('has never passed where one test below it has not', () => {
    const outcomes = fc.array(fc.constantFrom('passed', 'failed', 'skipped'), { minLength: 1 });
    fc.assert(
      fc.property(outcomes, (all) => {
        const tests = all.map((outcome, index) => ran(`a.test.ts › ${index}`, outcome));
        expect(resultOf('a.test.ts', tests).outcome === 'passed').toBe(all.every((outcome) => outcome === 'passed'));
      }),
    );
  });
});

it('a run has the Indian day of its earliest report, its counts, and each named test once', () => {
  const title = { en: 'Links', mr: 'दुवे' };
  const conformance = {
    checks: { one: { title, tests: ['a.test.ts'] }, two: { title, tests: ['a.test.ts', 'c.test.ts'] } },
    quality: [],
    accessibility: [],
    security: [],
  };
  const steps = [
    { name: 'unit', begun: new Date('2026-11-22T18:31:00Z'), tests: TESTS },
    { name: 'site', begun: new Date('2026-11-23T09:00:00Z'), tests: [] },
  ];
  expect(runOf(conformance, steps, 'abc1234')).toEqual({
    date: '2026-11-23',
    commit: 'abc1234',
    steps: [
      { name: 'unit', passed: 4, failed: 1, skipped: 1 },
      { name: 'site', passed: 0, failed: 0, skipped: 0 },
    ],
    tests: { 'a.test.ts': { outcome: 'failed', tests: 3 }, 'c.test.ts': { outcome: 'missing', tests: 0 } },
  });
});
