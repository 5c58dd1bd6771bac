import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformance, lastRun, report } from './data.server.ts';
import { evaluateConformance, gigwPoints, isShown, judge, wcagCriteria } from './judge.ts';
import type { Run } from './schema.server.ts';

const title = { en: 'Headings', mr: 'शीर्षके' };
const reason = { en: 'Reason', mr: 'कारण' };
const checks = {
  tested: { title },
  looked: { title, manual: { how: reason, date: '2026-11-22', by: reason } },
};
const runOf = (all: Run['checks']): Run => ({
  date: '2026-11-22',
  commit: 'abc1234',
  steps: [],
  skipped: [],
  checks: all,
});
const RUNS = {
  passed: runOf({ tested: { 'a.test.ts': { passed: 2, skipped: 0 }, 'b.test.ts': { passed: 1, skipped: 0 } } }),
  skipped: runOf({ tested: { 'a.test.ts': { passed: 2, skipped: 0 }, 'b.test.ts': { passed: 1, skipped: 1 } } }),
  missing: runOf({}),
  none: null,
};

describe('a point of a standard', () => {
  it.each([
    { state: 'met', basis: { checks: ['tested'] }, run: 'passed' },
    { state: 'met', basis: { checks: ['looked'] }, run: 'none' },
    { state: 'notApplicable', basis: { checks: ['tested'], notApplicable: reason }, run: 'passed' },
    { state: 'partly', basis: { checks: ['tested'], partly: reason }, run: 'passed' },
    { state: 'notChecked', basis: { checks: ['tested'], partly: reason }, run: 'missing' },
    { state: 'notChecked', basis: { checks: ['tested'], notApplicable: reason }, run: 'skipped' },
    { state: 'notChecked', basis: { checks: ['tested', 'looked'] }, run: 'none' },
    { state: 'notChecked', basis: { checks: [], notChecked: reason }, run: 'passed' },
    { state: 'owner', basis: { checks: ['tested'], owner: reason }, run: 'passed' },
    { state: 'owner', basis: { checks: [], owner: reason }, run: 'none' },
    { state: 'owner', basis: { checks: ['tested'], owner: reason }, run: 'missing' },
    { state: 'notMet', basis: { checks: ['tested'], notMet: reason }, run: 'none' },
    { state: 'notChecked', basis: { checks: ['unknown'] }, run: 'passed' },
  ] as const)('is $state with $basis after the run "$run"', ({ state, basis, run }) => {
    expect(judge({ title, ...basis, checks: [...basis.checks] }, checks, RUNS[run]).state).toBe(state);
  });

  it('is not met if one of its checks is unknown, or is a test that did not pass', () => {
    const names = fc.array(fc.constantFrom('tested', 'looked', 'unknown'), { minLength: 1 });
    fc.assert(
      fc.property(names, fc.constantFrom('passed', 'skipped', 'missing', 'none'), (named, run) => {
        const { state } = judge({ title, checks: named }, checks, RUNS[run]);
        const isShown = !named.includes('unknown') && (run === 'passed' || !named.includes('tested'));
        expect(state).toBe(isShown ? 'met' : 'notChecked');
      }),
    );
  });
});

describe('the points of the standards', () => {
  const gigw = gigwPoints(report);
  const wcag = wcagCriteria(report);

  it('are the 88 of the Indian guidelines, each once', () => {
    const to = (section: string, last: number) => Array.from({ length: last }, (_, at) => `${section}${at + 1}`);
    const wanted = [...to('5.1.', 25), ...to('5.2.', 50), ...to('5.3–5.4 (', 13).map((number) => `${number})`)];
    expect(gigw.map((point) => point.gigw)).toEqual(wanted);
  });

  it('are the 55 of WCAG 2.2, levels A and AA, each once and in order', () => {
    const order = (number = '') => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
    const numbers = wcag.map((point) => point.wcag);
    expect(new Set(numbers).size).toBe(55);
    expect(numbers).toEqual(numbers.toSorted((a, b) => order(a) - order(b)));
    expect(wcag.filter(({ level }) => level === 'A')).toHaveLength(31);
  });

  it('have unique titles in both languages', () => {
    const all = [...report.quality, ...report.accessibility, ...report.security];
    for (const language of ['en', 'mr'] as const)
      expect(new Set(all.map((point) => point.title[language])).size).toBe(all.length);
  });

  it('are met, or have a reason why they are not, when every tagged test passes', () => {
    const everyTest = Object.fromEntries(
      Object.keys(conformance.checks).map((id) => [id, { 'a.test.ts': { passed: 1, skipped: 0 } }]),
    );
    const decided = evaluateConformance(conformance, runOf(everyTest));
    for (const { state, reason: why } of [...gigwPoints(decided), ...wcagCriteria(decided)])
      expect(state === 'met' || why !== undefined).toBe(true);
  });

  it('are met only with checks that passed in the recorded run', () => {
    for (const { state, checks: named } of [...gigw, ...wcag]) {
      if (state !== 'met' && state !== 'partly' && state !== 'notApplicable') continue;
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((id) => !isShown(id, conformance.checks, lastRun))).toEqual([]);
    }
  });
});
