import type { Bilingual } from '../fields.server.ts';
import type { Check, Conformance, Run } from './schema.server.ts';

/** In the order in which an auditor wants them. */
export const STATES = ['notMet', 'owner', 'notApplicable', 'met'] as const;
export type State = (typeof STATES)[number];

type Basis = Pick<Conformance['security'][number], 'title' | 'checks' | 'pages' | 'notApplicable' | 'owner' | 'notMet'>;

/** A point of a standard with what was found. `reason`: why it does not arise, what the owner must do, what is lacking. */
export type Point = {
  gigw?: string;
  wcag?: string;
  level?: 'A' | 'AA';
  title: Bilingual;
  state: State;
  reason?: Bilingual;
  checks: string[];
  /** Those of the checks that did not pass. */
  failing: string[];
  pages: string[];
};

/** Whether somebody looked, or every named test of the run passed. A test that was skipped or is missing has not. */
export function hasPassed({ tests = [] }: Check, run: Run): boolean {
  return tests.every((name) => run.tests[name]?.outcome === 'passed');
}

/**
 * The state of a point. Nothing is met, or said not to arise, without a check that passed; a check that did not pass makes
 * a point not met, also where the owner has something to do for it.
 */
export function judge({ title, checks, pages = [], ...said }: Basis, all: Conformance['checks'], run: Run): Point {
  const failing = checks.filter((name) => !all[name] || !hasPassed(all[name], run));
  const state = stateOf(said, checks, failing);
  const reason = said[state === 'met' ? 'notMet' : state];
  return { title, state, checks, failing, pages, ...(reason && { reason }) };
}

function stateOf({ notApplicable, owner, notMet }: Partial<Basis>, checks: string[], failing: string[]): State {
  if (notMet || failing.length > 0) return 'notMet';
  if (owner) return 'owner';
  if (checks.length === 0) return 'notMet';
  return notApplicable ? 'notApplicable' : 'met';
}

export type Report = { quality: Point[]; accessibility: Point[]; security: Point[] };

/**
 * Every point of both standards. Section 5.2 of the Indian guidelines is WCAG 2.1 A and AA in order, so one entry serves
 * both; sections 5.3 and 5.4 are counted in the order of our source, which has no numbers for them.
 */
export function judgeAll({ checks, quality, accessibility, security }: Conformance, run: Run): Report {
  let counted = 0;
  return {
    quality: quality.map((point) => ({ gigw: point.number, ...judge(point, checks, run) })),
    accessibility: accessibility.map((criterion) => ({
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

/** How many points have each state. */
export function countStates(points: Point[]): Record<State, number> {
  const counts = { notMet: 0, owner: 0, notApplicable: 0, met: 0 };
  for (const { state } of points) counts[state] += 1;
  return counts;
}
