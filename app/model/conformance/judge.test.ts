import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceDocument } from '#scripts/conformance/document.ts';
import { conformance } from './data.server.ts';
import { countStates, gigwPoints, judge, judgeAll, wcagCriteria } from './judge.ts';
import { lastRun, report } from './report.server.ts';
import { conformanceSchema, OUTCOMES, type Run } from './schema.server.ts';

const RUN_AGAIN = 'run npm test, then npm run conformance, and commit what it writes';

const title = { en: 'Headings', mr: 'शीर्षके' };
const reason = { en: 'Reason', mr: 'कारण' };
const checks = {
  tested: { title, tests: ['a.test.ts › headings'] },
  looked: { title, manual: { how: reason, date: '2026-11-22', by: reason } },
};
const runWith = (outcome: (typeof OUTCOMES)[number]): Run => ({
  date: '2026-11-22',
  commit: 'abc1234',
  steps: [],
  tests: { 'a.test.ts › headings': { outcome, tests: 1 } },
});

describe('a point', () => {
  it.each([
    { state: 'met', basis: { checks: ['tested'] }, outcome: 'passed' },
    { state: 'met', basis: { checks: ['looked'] }, outcome: 'missing' },
    { state: 'notApplicable', basis: { checks: ['tested'], notApplicable: reason }, outcome: 'passed' },
    { state: 'notMet', basis: { checks: ['tested'], notApplicable: reason }, outcome: 'skipped' },
    { state: 'notMet', basis: { checks: [], notApplicable: reason }, outcome: 'passed' },
    { state: 'owner', basis: { checks: ['tested'], owner: reason }, outcome: 'passed' },
    { state: 'owner', basis: { checks: [], owner: reason }, outcome: 'missing' },
    { state: 'notMet', basis: { checks: ['tested'], owner: reason }, outcome: 'failed' },
    { state: 'notMet', basis: { checks: ['tested'], notMet: reason }, outcome: 'passed' },
    { state: 'notMet', basis: { checks: ['unknown'] }, outcome: 'passed' },
  ] as const)('is $state: $basis, $outcome', ({ state, basis, outcome }) => {
    expect(judge({ title, ...basis, checks: [...basis.checks] }, checks, runWith(outcome)).state).toBe(state);
  });

  it('is never met by a test that did not pass, nor by nothing', () => {
    const names = fc.array(fc.constantFrom('tested', 'looked', 'unknown'));
    fc.assert(
      fc.property(names, fc.constantFrom(...OUTCOMES), (named, outcome) => {
        const { state } = judge({ title, checks: named }, checks, runWith(outcome));
        const shown =
          named.length > 0 && !named.includes('unknown') && (outcome === 'passed' || !named.includes('tested'));
        expect(state).toBe(shown ? 'met' : 'notMet');
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

  it('have a title of their own, in both languages', () => {
    const all = [...report.quality, ...report.accessibility, ...report.security];
    for (const language of ['en', 'mr'] as const)
      expect(new Set(all.map((point) => point.title[language])).size).toBe(all.length);
  });

  it('are met or do not arise in at least 78 of 88 cases, and the others are the owner’s', () => {
    const { met, notApplicable, owner } = countStates(gigw);
    expect(met + notApplicable, RUN_AGAIN).toBeGreaterThanOrEqual(78);
    expect(met + notApplicable + owner, RUN_AGAIN).toBe(88);
    expect(countStates(wcag).notMet, RUN_AGAIN).toBe(0);
  });

  it('are nowhere met without a test that passed or a check by hand', () => {
    for (const { state, checks: named } of [...gigw, ...wcag]) {
      if (state !== 'met' && state !== 'notApplicable') continue;
      const outcomes = named
        .flatMap((id) => conformance.checks[id]?.tests ?? [])
        .map((name) => lastRun.tests[name]?.outcome);
      const byHand = named.filter((id) => conformance.checks[id]?.manual);
      expect(outcomes.length + byHand.length).toBeGreaterThan(0);
      expect(outcomes.filter((outcome) => outcome !== 'passed')).toEqual([]);
    }
  });
});

describe('docs/conformance.md', () => {
  it('says what the content and the last run give', () => {
    const written = readFileSync('docs/conformance.md', 'utf8');
    expect(written, RUN_AGAIN).toBe(conformanceDocument(conformance, lastRun, judgeAll(conformance, lastRun)));
  });
});

describe('the conformance', () => {
  const whole = { checks, quality: [], accessibility: [], security: [{ title, checks: ['tested', 'looked'] }] };

  it('is refused with a point that nothing shows, a check that is not there, and one that shows nothing', () => {
    expect(conformanceSchema.safeParse(whole).success).toBe(true);
    const flawed = [
      { ...whole, security: [...whole.security, { title }] },
      { ...whole, security: [{ title, checks: ['tested', 'looked', 'unknown'] }] },
      { ...whole, security: [{ title, checks: ['tested'] }] },
      { ...whole, checks: { ...checks, both: { ...checks.tested, ...checks.looked } } },
    ];
    for (const entry of flawed) expect(conformanceSchema.safeParse(entry).success).toBe(false);
  });
});
