import { type Answer, type Answers, chosenFor, intervalFor } from './answers.ts';
import { type Bounds, checkBounds, findBounds } from './bounds.ts';
import type { FinderRule, FinderScheme, RuleOfKind } from './catalogue.ts';
import { checkAgeCourse, evaluateStudyRule } from './education.ts';
import { allOf, anyOf, type Finding, failed, met, not, open, unanswered } from './finding.ts';
import { checkException, checkUnmarried, disabilityExceptions, evaluateSituation } from './situationRules.ts';
import { checkOption, checkSituations, type OptionSource } from './situations.ts';

/** The result for one rule. State `office`: only the office can decide; `paper`: a paper that people can get, which is not asked about. */
export type Condition = Omit<Finding, 'state'> & {
  rule: FinderRule;
  state: Finding['state'] | 'office' | 'paper';
  answer?: Answer;
};

export type Applicant = 'person' | 'organisation';

/** Checks the rules that apply to the applicant. Omits other rules, and notes. */
export function checkConditions(
  { eligibility }: Pick<FinderScheme, 'eligibility'>,
  applicant: Applicant | undefined,
  answers: Answers,
  today: string,
): Condition[] {
  const isForApplicant = (rule: FinderRule) => !applicant || (findApplicant(rule) ?? applicant) === applicant;
  const rules = eligibility.filter((rule) => rule.kind !== 'note' && isForApplicant(rule));
  return rules.flatMap((rule): Condition[] => {
    const finding = evaluateRule(rule, answers, today);
    if (finding === undefined) return [{ rule, state: rule.kind === 'holds' ? 'paper' : 'office' }];
    const applicable = applyScope(rule, finding, rules, answers, today);
    if (applicable === undefined) return [];
    const answer = applicable.question && answers[applicable.question];
    return [{ rule, ...applicable, ...(answer && { answer }) }];
  });
}

/** Returns the kind of applicant that a rule is limited to; undefined if the rule applies to both kinds. */
export function findApplicant(rule: FinderRule): Applicant | undefined {
  if (rule.kind === 'once') return rule.per === 'organisation' ? 'organisation' : 'person';
  return rule.for;
}

/** Omits a rule that does not apply. If it is not yet known whether a rule applies, a failed rule stays undecided, unless all its alternatives fail too. */
function applyScope(
  rule: FinderRule,
  finding: Finding,
  rules: readonly FinderRule[],
  answers: Answers,
  today: string,
): Finding | undefined {
  const scope = appliesTo(rule, rules, answers);
  if (scope.state === 'failed') return undefined;
  if (scope.state === 'met' || finding.state !== 'failed') return finding;
  const split = findSplit(rule);
  const alternatives = split === undefined ? [] : rules.filter((other) => findSplit(other) === split);
  const allFail =
    alternatives.length > 1 && alternatives.every((other) => evaluateRule(other, answers, today)?.state === 'failed');
  return allFail ? finding : scope;
}

/** Returns what distinguishes a rule from its alternative: gender (men or women) or area (villages or towns). */
function findSplit(rule: FinderRule): 'gender' | 'area' | undefined {
  if (rule.kind === 'income' && rule.area) return 'area';
  return rule.kind === 'age' && (rule.who === 'man' || rule.who === 'woman') ? 'gender' : undefined;
}

/** Checks whether a rule applies to the person. A rule for men or for women stays open for other genders, because the office decides. */
function appliesTo(rule: FinderRule, rules: readonly FinderRule[], answers: Answers): Finding {
  if (rule.kind === 'income' && rule.area) return checkOption(answers, 'area', rule.area);
  if (rule.kind === 'disability' && rule.onlyDisabled) return checkDisability(rules, answers);
  if (rule.kind === 'age' && rule.course) return checkAgeCourse(rule.course, answers);
  if (rule.kind === 'age' && (rule.who === 'man' || rule.who === 'woman'))
    return chosenFor(answers, 'gender')?.includes('other') ? open() : checkGender(rule.who, answers);
  return met();
}

/** Checks whether somebody is in a scheme as a disabled person, and not already as an unmarried woman above an age. */
function checkDisability(rules: readonly FinderRule[], answers: Answers): Finding {
  const situations = chosenFor(answers, 'situation');
  if (situations === undefined) return open('situation');
  if (!situations.includes('disability')) return failed('situation');
  const others = rules.flatMap((rule) => (rule.kind === 'situation' ? checkUnmarried(rule, answers) : []));
  if (others.some(({ state }) => state === 'met')) return failed('marital');
  return others.find(({ state }) => state === 'open') ?? met('situation');
}

/** Papers that the finder asks about. Without such a paper a scheme is to be checked: the paper must be obtained first, but excludes nobody. */
export const DOCUMENTS: Readonly<Record<string, OptionSource>> = {
  aadhaar: ['aadhaar', 'yes'],
  fir: ['fir', 'yes'],
  'loan-sanction': ['loanSanction', 'yes'],
};

function checkDocument(document: string, answers: Answers): Finding | undefined {
  const source = DOCUMENTS[document];
  const finding = source && checkOption(answers, ...source);
  return finding?.state === 'failed' ? open(finding.question) : finding;
}

/** Compares a rule with the answers; undefined if only the office can decide. */
function evaluateRule(rule: FinderRule, answers: Answers, today: string): Finding | undefined {
  const bounds = findBounds(rule);
  const inBounds = bounds && checkBounds(bounds, answers, today);
  switch (rule.kind) {
    case 'age':
      return bounds && evaluateAge(rule, bounds, answers, today);
    case 'income':
      return inBounds && anyOf([inBounds, ...checkHigherLimit(rule, answers), ...checkException(rule.orElse, answers)]);
    case 'residence':
      return allOf([...(inBounds ? [inBounds] : []), checkResidence(answers)]);
    case 'community':
      return anyOf([evaluateCommunity(rule, answers), ...checkException(rule.orElse, answers)]);
    case 'gender':
      return checkGender(rule.is, answers);
    case 'disability':
      return anyOf([inBounds ?? checkSituations(answers, ['disabled']), ...disabilityExceptions(rule, answers)]);
    case 'marks':
    case 'members':
    case 'count':
    case 'cost':
      return inBounds;
    case 'situation':
      return evaluateSituation(rule, answers);
    case 'study':
      return evaluateStudyRule(rule, answers);
    case 'gap':
      return rule.of === 'free-equipment' ? not(checkOption(answers, 'freeEquipment', 'yes')) : undefined;
    case 'holds':
      return checkDocument(rule.document, answers);
    case 'share':
    case 'once':
    case 'other':
    case 'note':
      return undefined;
    default:
      rule satisfies never;
      return undefined;
  }
}

/** Takes a stated number of years as proof of residence, to save a question. */
function checkResidence(answers: Answers): Finding {
  const years = intervalFor(answers, 'residenceYears');
  const isAnswered = chosenFor(answers, 'residence') !== undefined;
  return years && years.from > 0 && !isAnswered ? met('residenceYears') : checkOption(answers, 'residence', 'yes');
}

/**
 * Applies the exception to the lower bound only: the exception admits younger people but never older ones. Leaves ages on
 * which the sources disagree to the office.
 */
function evaluateAge(rule: RuleOfKind<'age'>, bounds: Bounds, answers: Answers, today: string): Finding {
  const { youngerIf, uncertainTo } = rule;
  const inBounds = checkBounds(bounds, answers, today);
  const isUncertain =
    uncertainTo !== undefined && checkBounds({ ...bounds, max: uncertainTo }, answers, today).state !== 'failed';
  if (isUncertain && inBounds.state === 'failed') return open();
  if (youngerIf === undefined) return inBounds;
  const notTooOld = checkBounds({ ...bounds, min: undefined }, answers, today);
  return allOf([notTooOld, anyOf([inBounds, checkSituations(answers, youngerIf)])]);
}

function checkHigherLimit({ disabledMaxRupees }: RuleOfKind<'income'>, answers: Answers): Finding[] {
  if (disabledMaxRupees === undefined) return [];
  const limit = checkBounds({ question: 'income', max: disabledMaxRupees }, answers, '');
  return [allOf([limit, checkSituations(answers, ['disabled'])])];
}

/** Communities whose members also belong to a Scheduled Caste. */
const SCHEDULED_CASTES = ['matang', 'charmakar'];

function evaluateCommunity(rule: RuleOfKind<'community'>, answers: Answers): Finding {
  const { anyOf: wanted, noneOf = [], of } = rule;
  const question = of === 'group' ? 'groupCommunity' : 'community';
  const [community] = chosenFor(answers, question) ?? [];
  if (community === undefined) return unanswered(question, answers);
  const own = SCHEDULED_CASTES.includes(community) ? [community, 'SC'] : [community];
  const isWanted = wanted.some((name) => own.includes(name)) && !noneOf.some((name) => own.includes(name));
  return isWanted ? met(question) : failed(question);
}

/** Derives the gender from "widow or single woman", to save a question. */
export function checkGender(is: 'woman' | 'man', answers: Answers): Finding {
  if (chosenFor(answers, 'situation')?.includes('single'))
    return is === 'woman' ? met('situation') : failed('situation');
  return checkOption(answers, 'gender', is);
}
