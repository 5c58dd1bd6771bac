import type { Language } from '#app/i18n/language.ts';
import { conformance, lastRun, report } from '#app/model/conformance/data.server.ts';
import { countStates, gigwPoints, type Point, wcagCriteria } from '#app/model/conformance/judge.ts';
import { localize } from '#app/model/localize.ts';

const ids = Object.keys(conformance.checks);
const findCheckIndex = (id: string) => ids.indexOf(id);

/** Localizes a point; `checks` and `notRun` become indices into the list of checks. */
function localizePoint({ title, reason, checks, notRun, ...point }: Point, language: Language) {
  return {
    ...point,
    title: title[language],
    ...(reason && { reason: reason[language] }),
    checks: checks.map(findCheckIndex),
    ...(notRun.length > 0 && { notRun: notRun.map(findCheckIndex) }),
  };
}

export function localizeReport(language: Language) {
  const localizePoints = (points: Point[]) => points.map((point) => localizePoint(point, language));
  return {
    run: lastRun && {
      date: lastRun.date,
      commit: lastRun.commit,
      passed: lastRun.steps.reduce((total, { passed }) => total + passed, 0),
      // Counts skipped tests by reason, because `steps` omits the check of packages.
      skipped: lastRun.skipped.reduce((total, { tests }) => total + tests, 0),
      reasons: lastRun.skipped,
    },
    counts: { gigw: countStates(gigwPoints(report)), wcag: countStates(wcagCriteria(report)) },
    quality: localizePoints(report.quality),
    accessibility: localizePoints(report.accessibility),
    security: localizePoints(report.security),
    checks: Object.entries(conformance.checks).map(([id, { title, manual }]) => ({
      title: title[language],
      files: Object.entries(lastRun?.checks[id] ?? {}).map(([name, counts]) => ({ name, ...counts })),
      manual: manual && localize(manual, language),
    })),
  };
}

export type ShownPoint = ReturnType<typeof localizePoint>;
export type ShownReport = ReturnType<typeof localizeReport>;
export type ShownCheck = ShownReport['checks'][number];
