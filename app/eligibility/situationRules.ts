import type { Answers } from './answers.ts';
import { checkBounds } from './bounds.ts';
import type { RuleOfKind } from './catalogue.ts';
import { allOf, anyOf, type Finding, met, not, open } from './finding.ts';
import { checkOption, checkSituations, type Situation } from './situations.ts';

/** Checks whether one of the situations holds that are enough instead of a rule. */
export const checkException = (situations: readonly Situation[] | undefined, answers: Answers) =>
  situations === undefined ? [] : [checkSituations(answers, situations)];

/** Omits unticked exceptions of a rule for disabled people only: its percentage is then the reason of the refusal. */
export function disabilityExceptions({ onlyDisabled, orElse }: RuleOfKind<'disability'>, answers: Answers): Finding[] {
  return checkException(orElse, answers).filter(({ state }) => !onlyDisabled || state !== 'unticked');
}

type SituationRule = Omit<RuleOfKind<'situation'>, 'kind' | 'text'>;

/** Checks whether the person is an unmarried woman above an age, which some pensions count among the destitute. */
export function checkUnmarried({ unmarriedAbove: above }: SituationRule, answers: Answers): Finding[] {
  if (above === undefined) return [];
  const isOlder = checkBounds({ question: 'age', min: above + 1 }, answers, '');
  return [allOf([isOlder, checkOption(answers, 'marital', 'unmarried')])];
}

export function evaluateSituation(rule: SituationRule, answers: Answers): Finding {
  const { anyOf: wanted, noneOf = [], andOthers, askOffice } = rule;
  const leaveToOffice = (finding: Finding) => (finding.state === 'met' ? open() : finding);
  const listed = wanted ? checkSituations(answers, wanted) : met();
  return allOf([
    anyOf([
      listed,
      ...checkUnmarried(rule, answers),
      ...checkException(askOffice, answers).map(leaveToOffice),
      ...(andOthers ? [open()] : []),
    ]),
    ...noneOf.map((situation) => not(checkSituations(answers, [situation]))),
  ]);
}
