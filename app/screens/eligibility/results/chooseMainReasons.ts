import type { Answer } from '#app/eligibility/answers.ts';
import type { AssessedCondition } from '#app/eligibility/assess.ts';
import { type QuestionId, questionById } from '#app/eligibility/questions.ts';

type Reason = { question: QuestionId; answer: Answer };

/** Orders questions by how well they explain why a scheme fits. Other questions are about a ticked situation and come first. */
const REASON_ORDER: readonly QuestionId[] = [
  'bpl',
  'income',
  'community',
  'age',
  'gender',
  'residenceYears',
  'residence',
];

const MAX_REASONS = 2;

/** Chooses the answers that best explain why a scheme fits: first the situation, then poverty, community, age and residence. */
export function chooseMainReasons(conditions: readonly AssessedCondition[]): Reason[] {
  const reasons = new Map<QuestionId, Answer>();
  for (const { state, question, answer } of conditions)
    if (state === 'met' && question && answer) reasons.set(question, answer);
  const rank = (id: QuestionId) => {
    const isAboutSituation = id === 'hardship' || typeof questionById(id).respondents !== 'string';
    return isAboutSituation ? -1 : REASON_ORDER.indexOf(id) + 1 || REASON_ORDER.length;
  };
  return [...reasons]
    .map(([question, answer]) => ({ question, answer }))
    .sort((a, b) => rank(a.question) - rank(b.question))
    .slice(0, MAX_REASONS);
}
