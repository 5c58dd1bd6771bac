import { type Answers, isOrganisation, isPerson } from './answers.ts';
import type { FinderScheme, PaperCondition } from './catalogue.ts';
import { checkConditions } from './conditions.ts';
import type { Finding } from './finding.ts';

/** Compares the condition of a paper with the answers, by the rules of the finder. */
export function checkPaperCondition(condition: PaperCondition, answers: Answers): Pick<Finding, 'state' | 'question'> {
  const { anyOf, noneOf, for: applicant } = condition;
  const isPossible = { person: isPerson, organisation: isOrganisation };
  if (applicant && !isPossible[applicant](answers)) return { state: 'failed' };
  const rule = { kind: 'situation' as const, text: '', anyOf, noneOf };
  const [checked] = checkConditions({ eligibility: [rule] }, undefined, answers, '');
  if (checked === undefined || checked.state === 'office' || checked.state === 'paper') return { state: 'open' };
  return { state: checked.state, ...(checked.question && { question: checked.question }) };
}

/** Lists the papers of a scheme that this person does not need, because an answer says so. */
export function needlessPapers({ documentsIf = [] }: Pick<FinderScheme, 'documentsIf'>, answers: Answers): string[] {
  return documentsIf.flatMap(({ document, condition }) =>
    checkPaperCondition(condition, answers).state === 'failed' ? [document] : [],
  );
}
