import { type Answers, intervalFor, isOrganisation, isPerson } from './answers.ts';
import { findBounds } from './bounds.ts';
import type { FinderRule, FinderScheme } from './catalogue.ts';
import { type Applicant, type Condition, checkConditions, findApplicant } from './conditions.ts';

/** `likely`: nothing speaks against the scheme. `check`: something is not known yet. `notNow`: a condition is not met. */
export type Verdict = 'likely' | 'check' | 'notNow';

/** A bound that the person may still meet later: a minimum age or an income limit. `who`: which partner of a couple. */
export type NearMiss = { kind: 'age' | 'income'; bound: number; who?: 'groom' | 'bride' };
export type AssessedCondition = Condition & { nearMiss?: NearMiss };
export type Assessment = { scheme: FinderScheme; verdict: Verdict; conditions: AssessedCondition[] };

const RANK: Record<Verdict, number> = { likely: 0, check: 1, notNow: 2 };

/** Assesses a scheme. For a scheme for both people and organisations, assesses both and returns the better assessment. `today` is an ISO date. */
export function assess(scheme: FinderScheme, answers: Answers, today: string): Assessment {
  const assessments = possibleApplicants(scheme, answers).map((applicant) => {
    const conditions = checkConditions(scheme, applicant, answers, today);
    return { scheme, verdict: decideVerdict(scheme, conditions), conditions: addNearMiss(conditions, answers) };
  });
  return assessments.reduce((best, next) => (RANK[next.verdict] < RANK[best.verdict] ? next : best));
}

function possibleApplicants({ eligibility }: FinderScheme, answers: Answers): (Applicant | undefined)[] {
  const applicants = new Set(eligibility.flatMap((rule) => findApplicant(rule) ?? []));
  if (!applicants.has('organisation') || !applicants.has('person')) return [undefined];
  const isPossible = { person: isPerson(answers), organisation: isOrganisation(answers) };
  return (['person', 'organisation'] as const).filter((applicant) => isPossible[applicant]);
}

function decideVerdict({ reported }: FinderScheme, conditions: readonly Condition[]): Verdict {
  if (conditions.some(({ state }) => state === 'failed')) return 'notNow';
  if (reported?.ended) return 'check';
  return conditions.some(({ state }) => state === 'open') ? 'check' : 'likely';
}

/** Adds a near miss only if no other condition failed, because "at 40 you may" would otherwise be untrue. */
function addNearMiss(conditions: readonly Condition[], answers: Answers): AssessedCondition[] {
  const isOnly = conditions.filter(({ state }) => state === 'failed').length === 1;
  return conditions.map((condition) => {
    const nearMiss = isOnly && condition.state === 'failed' ? findNearMiss(condition.rule, answers) : undefined;
    return nearMiss ? { ...condition, nearMiss } : condition;
  });
}

/** Tolerates an income up to a tenth above the limit: it may be lower next year or in the office's calculation. */
const INCOME_TOLERANCE = 1.1;

/** Returns the bound of a failed rule if the person can meet it with time or a small change. */
export function findNearMiss(rule: FinderRule, answers: Answers): NearMiss | undefined {
  const { question, min, max, asOf } = findBounds(rule) ?? {};
  const value = question && intervalFor(answers, question);
  if (value === undefined || asOf !== undefined) return undefined;
  if (rule.kind === 'age' && min !== undefined && value.from < min) {
    const { who } = rule;
    return { kind: 'age', bound: min, ...((who === 'groom' || who === 'bride') && { who }) };
  }
  if (rule.kind === 'income' && max !== undefined && value.from > max && value.from <= max * INCOME_TOLERANCE)
    return { kind: 'income', bound: max };
  return undefined;
}
