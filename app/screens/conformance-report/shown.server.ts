import type { Language } from '#app/i18n/language.ts';
import { conformance } from '#app/model/conformance/data.server.ts';
import { countStates, gigwPoints, type Point, wcagCriteria } from '#app/model/conformance/judge.ts';
import { lastRun, report } from '#app/model/conformance/report.server.ts';
import { localize } from '#app/model/localize.ts';

/** A point as the page shows it; checks, and those that did not pass, are places in the list of checks. */
export type ShownPoint = Omit<Point, 'title' | 'reason' | 'checks' | 'failing'> & {
  title: string;
  reason?: string;
  checks: number[];
  failing?: number[];
};

const ids = Object.keys(conformance.checks);
const placeOf = (id: string) => ids.indexOf(id);

function shown({ title, reason, checks, failing, ...point }: Point, language: Language): ShownPoint {
  return {
    ...point,
    title: title[language],
    ...(reason && { reason: reason[language] }),
    checks: checks.map(placeOf),
    ...(failing.length > 0 && { failing: failing.map(placeOf) }),
  };
}

/** What the report says in a language: the run, the counts, the points and the checks. */
export function reportIn(language: Language) {
  const inLanguage = (points: Point[]) => points.map((point) => shown(point, language));
  const { date, commit, steps } = lastRun;
  const sum = (key: 'passed' | 'failed' | 'skipped') => steps.reduce((total, step) => total + step[key], 0);
  return {
    run: { date, commit, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    counts: { gigw: countStates(gigwPoints(report)), wcag: countStates(wcagCriteria(report)) },
    quality: inLanguage(report.quality),
    accessibility: inLanguage(report.accessibility),
    security: inLanguage(report.security),
    checks: Object.values(conformance.checks).map(({ title, tests = [], manual }) => ({
      title: title[language],
      tests: tests.map((name) => ({ name, ...(lastRun.tests[name] ?? { outcome: 'missing' as const, tests: 0 }) })),
      manual: manual && localize(manual, language),
    })),
  };
}

export type ShownReport = ReturnType<typeof reportIn>;
export type ShownCheck = ShownReport['checks'][number];
