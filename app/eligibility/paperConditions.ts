import { type Answers, isOrganisation, isPerson } from './answers.ts';
import type { FinderScheme, PaperCondition } from './catalogue.ts';
import { type Finding, failed } from './finding.ts';
import { evaluateSituation } from './situationRules.ts';

/** Compares the condition of a paper with the answers, by the rules of the finder. */
export function checkPaperCondition({ anyOf, noneOf, for: applicant }: PaperCondition, answers: Answers): Finding {
  const isPossible = { person: isPerson, organisation: isOrganisation };
  if (applicant && !isPossible[applicant](answers)) return failed();
  return evaluateSituation({ anyOf, noneOf }, answers);
}

/** Lists the papers of a scheme that this person does not need, because an answer says so. */
export function needlessPapers({ documentsIf = [] }: Pick<FinderScheme, 'documentsIf'>, answers: Answers): string[] {
  return documentsIf.flatMap(({ document, condition }) =>
    checkPaperCondition(condition, answers).state === 'failed' ? [document] : [],
  );
}
