import { isRecord } from '#app/isRecord.ts';
import { type Interval, type QuestionId, questionById } from './questions.ts';

/** The answer to one question. An empty `chosen` means "none of these". */
export type Answer = { skipped: true } | { chosen: string[] } | Interval;

/** Answers by question, as plain JSON, because they are stored in the history state of the tab. Unanswered questions have no entry. */
export type Answers = Partial<Record<QuestionId, Answer>>;

/** Returns the chosen options, or undefined if the question was skipped or not answered. */
export function chosenFor(answers: Answers, question: QuestionId): readonly string[] | undefined {
  const answer = answers[question];
  return answer && 'chosen' in answer ? answer.chosen : undefined;
}

export function intervalFor(answers: Answers, question: QuestionId): Interval | undefined {
  const answer = answers[question];
  return answer && 'from' in answer ? answer : undefined;
}

/** Tells whether the answers can be about a person: always, unless "organisation" is the only ticked situation. */
export function isPerson(answers: Answers): boolean {
  const situations = chosenFor(answers, 'situation');
  return situations === undefined || situations.length !== 1 || situations[0] !== 'organisation';
}

export function isOrganisation(answers: Answers): boolean {
  return chosenFor(answers, 'situation')?.includes('organisation') ?? true;
}

/** Tells whether a question applies to the ticked life situations. All questions apply while the situations are unknown. */
export function isQuestionRelevant(question: QuestionId, answers: Answers): boolean {
  const { respondents } = questionById(question);
  const situations = chosenFor(answers, 'situation');
  if (question === 'situation') return situations === undefined;
  if (respondents === 'everyone' || situations === undefined) return true;
  return respondents === 'person' ? isPerson(answers) : respondents.some((situation) => situations.includes(situation));
}

/** Tells whether the visitor has ticked the hardship that a question is about. True for questions about none. */
export function mayAsk(id: QuestionId, answers: Answers): boolean {
  const question = questionById(id);
  const hardship = question.form === 'number' ? question.hardship : undefined;
  return hardship === undefined || !!chosenFor(answers, 'hardship')?.includes(hardship);
}

/** Returns whether a value from storage or an address is a valid answer to a question. */
export function isAnswerTo(id: QuestionId, answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  if ('skipped' in answer) return answer.skipped === true;
  const question = questionById(id);
  if (question.form === 'number') {
    const { from, to } = answer;
    const isNumber = (value: unknown): value is number =>
      isCount(question.unit === 'percent' ? hundredths(value) : value);
    return isNumber(from) && from <= question.max && (to === undefined || (isNumber(to) && to >= from));
  }
  const { chosen } = answer;
  if (!Array.isArray(chosen) || (question.form === 'choice' && chosen.length !== 1)) return false;
  return chosen.every((option) => question.options.includes(option));
}

/** Multiplies by 100, without the rounding errors of 59.99 * 100. */
const hundredths = (value: unknown) => (typeof value === 'number' ? Number((value * 100).toFixed(6)) : undefined);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
