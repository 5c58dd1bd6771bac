import type { Answers } from './answers.ts';
import type { FinderScheme } from './catalogue.ts';
import { type Applicant, applicantOf, type Condition, conditionsFor } from './conditions.ts';
import { type Near, nearMiss } from './near.ts';
import { isOrganisation, isPerson } from './path.ts';

/** `likely`: nothing speaks against it. `check`: something is not known yet. `notNow`: a condition is not met. */
export type Verdict = 'likely' | 'check' | 'notNow';

export type AssessedCondition = Condition & { near?: Near };

export type Assessment = { scheme: FinderScheme; verdict: Verdict; conditions: AssessedCondition[] };

/**
 * Whether a scheme may be whose, and why. Failed anywhere: not now. Nothing failed and something open, or the scheme
 * reported to have ended: to check. A scheme for both people and organisations is taken for whichever of the two the answers leave, the better one first.
 * `today` is an ISO day.
 */
export function assess(scheme: FinderScheme, answers: Answers, today: string): Assessment {
  const [best, ...others] = applicantsOf(scheme, answers).map((applicant) => {
    const conditions = conditionsFor(scheme, applicant, answers, today);
    return { scheme, verdict: verdictOf(scheme, conditions), conditions: withNearMiss(conditions, answers) };
  });
  if (best === undefined) throw new Error(`nobody can ask for ${scheme.id}`);
  return others.reduce((one, other) => (RANK[other.verdict] < RANK[one.verdict] ? other : one), best);
}

const RANK: Record<Verdict, number> = { likely: 0, check: 1, notNow: 2 };

function applicantsOf({ eligibility }: FinderScheme, answers: Answers): (Applicant | undefined)[] {
  const applicants = new Set(eligibility.flatMap((rule) => applicantOf(rule) ?? []));
  if (!applicants.has('organisation') || !applicants.has('person')) return [undefined];
  return [
    ...(isPerson(answers) ? (['person'] as const) : []),
    ...(isOrganisation(answers) ? (['organisation'] as const) : []),
  ];
}

function verdictOf({ reported }: FinderScheme, conditions: readonly Condition[]): Verdict {
  if (conditions.some(({ state }) => state === 'failed')) return 'notNow';
  if (reported?.ended) return 'check';
  return conditions.some(({ state }) => state === 'open') ? 'check' : 'likely';
}

/** "At 40 you may" is true only when nothing else speaks against it. */
function withNearMiss(conditions: readonly Condition[], answers: Answers): AssessedCondition[] {
  const isOnly = conditions.filter(({ state }) => state === 'failed').length === 1;
  return conditions.map((condition) => {
    const near = isOnly && condition.state === 'failed' ? nearMiss(condition.rule, answers) : undefined;
    return near ? { ...condition, near } : condition;
  });
}
