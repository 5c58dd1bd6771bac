import { type Answers, intervalFor, isOrganisation, isPerson } from './answers.ts';
import { findBounds } from './bounds.ts';
import type { FinderRule, FinderScheme, RuleOfKind } from './catalogue.ts';
import { type Applicant, type Condition, checkConditions, findApplicant } from './conditions.ts';
import type { Addable } from './finding.ts';
import { checkSituations } from './situations.ts';

/**
 * `likely`: every condition is met. `check`: something is not known yet, or only the office can tell. `otherSituation`: not
 * known, because the visitor did not tick the life situation of the scheme. `notNow`: a condition is not met.
 */
export type Verdict = 'likely' | 'check' | 'otherSituation' | 'notNow';

/** A bound that the person may still meet later: a minimum age, years of residence or an income limit. `who`: which partner of a couple. */
export type NearMiss = { kind: 'age' | 'residence' | 'income'; bound: number; who?: 'groom' | 'bride' };
export type AssessedCondition = Condition & { nearMiss?: NearMiss };

/** `add`: the situation to tick, if the verdict is `otherSituation`. */
export type Assessment = {
  scheme: FinderScheme;
  verdict: Verdict;
  conditions: AssessedCondition[];
  add?: Addable | undefined;
};

const RANK: Record<Verdict, number> = { likely: 0, check: 1, otherSituation: 2, notNow: 3 };

/** Assesses a scheme. For a scheme for both people and organisations, assesses both and returns the better assessment. `today` is an ISO date. */
export function assess(scheme: FinderScheme, answers: Answers, today: string): Assessment {
  const assessments = possibleApplicants(scheme, answers).map((applicant): Assessment => {
    const conditions = checkConditions(scheme, applicant, answers, today);
    const verdict = decideVerdict(scheme, conditions);
    const add = verdict === 'otherSituation' ? findSituationToAdd(conditions) : undefined;
    return { scheme, verdict, conditions: addNearMiss(conditions, answers), add };
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
  const states = new Set(conditions.map(({ state }) => state));
  if (states.has('failed')) return 'notNow';
  if (states.has('unticked')) return 'otherSituation';
  return states.has('open') || states.has('office') || reported?.ended ? 'check' : 'likely';
}

/** Prefers a situation that decides every unticked condition. */
function findSituationToAdd(conditions: readonly Condition[]): Addable | undefined {
  const [first, ...others] = conditions.flatMap(({ state, add }) => (state === 'unticked' && add ? [add] : []));
  return first?.find((one) => others.every((add) => add.includes(one))) ?? first?.[0];
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
  if (rule.kind === 'residence' && min !== undefined && value.from < min) return { kind: 'residence', bound: min };
  const limit = rule.kind === 'income' ? incomeLimit(rule, max, answers) : undefined;
  if (limit !== undefined && value.from > limit && value.from <= limit * INCOME_TOLERANCE)
    return { kind: 'income', bound: limit };
  return undefined;
}

function incomeLimit({ disabledMaxRupees }: RuleOfKind<'income'>, max: number | undefined, answers: Answers) {
  return checkSituations(answers, ['disabled']).state === 'met' ? (disabledMaxRupees ?? max) : max;
}
