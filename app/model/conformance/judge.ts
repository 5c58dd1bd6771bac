import type { SitePath } from '#app/screens.ts';
import type { Bilingual } from '../fields.server.ts';
import type { Conformance, Run } from './schema.server.ts';

/** The states of a point, in the order of the report. */
export const STATES = ['notMet', 'notChecked', 'owner', 'partly', 'notApplicable', 'met'] as const;
export type State = (typeof STATES)[number];

/** A point of a standard with its state. `notRun`: its checks without a passing result in the run. */
export type Point = {
  gigw?: string;
  wcag?: string;
  level?: 'A' | 'AA';
  title: Bilingual;
  state: State;
  reason?: Bilingual;
  checks: string[];
  notRun: string[];
  pages: SitePath[];
};

/** Returns true if a check is made by hand, or if all tests with its tag ran and passed. */
export function isShown(name: string, checks: Conformance['checks'], run: Run | null): boolean {
  if (checks[name]?.manual) return true;
  const files = Object.values(run?.checks[name] ?? {});
  return files.length > 0 && files.every(({ passed, skipped }) => passed > 0 && skipped === 0);
}

/** Decides the state of a point. It is `notChecked` if a check did not pass and neither `notMet` nor `owner` is given. */
export function judge(
  { title, checks, pages = [], ...reasons }: Conformance['security'][number],
  known: Conformance['checks'],
  run: Run | null,
): Point {
  const notRun = checks.filter((name) => !isShown(name, known, run));
  const isUnchecked = notRun.length > 0 && !reasons.notMet && !reasons.owner;
  const state = isUnchecked
    ? 'notChecked'
    : (STATES.find((candidate) => candidate !== 'met' && reasons[candidate]) ?? 'met');
  const reason = state === 'met' ? undefined : reasons[state];
  return { title, state, checks, notRun, pages, ...(reason && { reason }) };
}

export type Report = { quality: Point[]; accessibility: Point[]; security: Point[] };

/** Judges every point of both standards. Numbers the points of sections 5.3 and 5.4 itself, because our source does not number them. */
export function evaluateConformance(
  { checks, quality, accessibility, security }: Conformance,
  run: Run | null,
): Report {
  let counted = 0;
  return {
    quality: quality.map((point) => ({ gigw: point.number, ...judge(point, checks, run) })),
    accessibility: accessibility.map((criterion) => ({
      // Section 5.2 of the Indian guidelines lists the criteria of WCAG 2.1, levels A and AA, in order.
      ...(criterion.only !== '2.2' && { gigw: `5.2.${++counted}` }),
      ...(criterion.only !== '2.1' && { wcag: criterion.number }),
      level: criterion.level,
      ...judge(criterion, checks, run),
    })),
    security: security.map((point, index) => ({ gigw: `5.3–5.4 (${index + 1})`, ...judge(point, checks, run) })),
  };
}

/** The 88 checkpoints of the Indian guidelines. */
export const gigwPoints = ({ quality, accessibility, security }: Report): Point[] =>
  [...quality, ...accessibility, ...security].filter(({ gigw }) => gigw);

/** The 55 criteria of WCAG 2.2, levels A and AA. */
export const wcagCriteria = ({ accessibility }: Report): Point[] => accessibility.filter(({ wcag }) => wcag);

export function countStates(points: readonly Point[]): Record<State, number> {
  const counts = { notMet: 0, notChecked: 0, owner: 0, partly: 0, notApplicable: 0, met: 0 };
  for (const { state } of points) counts[state] += 1;
  return counts;
}
