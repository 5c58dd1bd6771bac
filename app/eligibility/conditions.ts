import { type Answer, type Answers, chosenFor } from './answers.ts';
import type { FinderRule, FinderScheme } from './catalogue.ts';
import { checkAgeCourse } from './education.ts';
import { checkGender, evaluateRule } from './evaluateRule.ts';
import { type Finding, failed, met, open } from './finding.ts';
import type { QuestionId } from './questions.ts';
import { checkOption } from './situations.ts';

/**
 * A rule of a scheme compared with the answers. `office`: no question can tell. `question` decided it, or would; where
 * an open condition has none, only the office can tell.
 */
export type Condition = {
  rule: FinderRule;
  state: Finding['state'] | 'office';
  question?: QuestionId;
  answer?: Answer;
};

export type Applicant = 'person' | 'organisation';

/** Checks the rules that apply to the applicant; notes and rules for others are left out. */
export function checkConditions(
  { eligibility }: Pick<FinderScheme, 'eligibility'>,
  applicant: Applicant | undefined,
  answers: Answers,
  today: string,
): Condition[] {
  const isForApplicant = (rule: FinderRule) => !applicant || (getApplicant(rule) ?? applicant) === applicant;
  const rules = eligibility.filter((rule) => rule.kind !== 'note' && isForApplicant(rule));
  return rules.flatMap((rule): Condition[] => {
    const finding = evaluateRule(rule, answers, today);
    if (finding === undefined) return [{ rule, state: 'office' }];
    const applicable = applyScope(rule, finding, rules, answers, today);
    if (applicable === undefined) return [];
    const answer = applicable.question && answers[applicable.question];
    return [{ rule, ...applicable, ...(answer && { answer }) }];
  });
}

/** Returns whom a rule of a scheme for both people and organisations is for. */
export function getApplicant(rule: FinderRule): Applicant | undefined {
  if (rule.kind === 'once') return rule.per === 'organisation' ? 'organisation' : 'person';
  return rule.for;
}

/** Leaves out a rule for others; a failure counts while its scope is open only if all alternatives fail as well. */
function applyScope(
  rule: FinderRule,
  finding: Finding,
  rules: readonly FinderRule[],
  answers: Answers,
  today: string,
): Finding | undefined {
  const scope = appliesTo(rule, answers);
  if (scope.state === 'failed') return undefined;
  if (scope.state === 'met' || finding.state !== 'failed') return finding;
  const split = getSplit(rule);
  const alternatives = split === undefined ? [] : rules.filter((other) => getSplit(other) === split);
  const allFail =
    alternatives.length > 1 && alternatives.every((other) => evaluateRule(other, answers, today)?.state === 'failed');
  return allFail ? finding : open(scope.question);
}

/** Returns the trait by which a rule and its alternative divide everybody between them: men and women, village and town. */
function getSplit(rule: FinderRule): 'gender' | 'area' | undefined {
  if (rule.kind === 'income' && rule.area) return 'area';
  return rule.kind === 'age' && (rule.who === 'man' || rule.who === 'woman') ? 'gender' : undefined;
}

/** Checks whether a rule is for the person. It stays open for another gender: the office decides. */
function appliesTo(rule: FinderRule, answers: Answers): Finding {
  if (rule.kind === 'income' && rule.area) return checkOption(answers, 'area', rule.area);
  if (rule.kind === 'disability' && rule.onlyDisabled) return checkDisability(answers);
  if (rule.kind === 'age' && rule.course) return checkAgeCourse(rule.course, answers);
  if (rule.kind === 'age' && (rule.who === 'man' || rule.who === 'woman'))
    return chosenFor(answers, 'gender')?.includes('other') ? open() : checkGender(rule.who, answers);
  return met();
}

function checkDisability(answers: Answers): Finding {
  const situations = chosenFor(answers, 'situation');
  if (situations === undefined) return open('situation');
  return situations.includes('disability') ? met('situation') : failed('situation');
}
