import type { Interval, QuestionId } from './questions.ts';

/** What was said on one page. `chosen` may be empty: none of what the page names. */
export type Answer = { skipped: true } | { chosen: string[] } | Interval;

/** All that was said. A question without an entry was not asked yet. Plain JSON: it lives in the history of the tab. */
export type Answers = Partial<Record<QuestionId, Answer>>;

/** The ticked options of a question; nothing where it was not answered. */
export function chosenFor(answers: Answers, question: QuestionId): readonly string[] | undefined {
  const answer = answers[question];
  return answer && 'chosen' in answer ? answer.chosen : undefined;
}

/** The number given for a question; nothing where it was not answered. */
export function intervalFor(answers: Answers, question: QuestionId): Interval | undefined {
  const answer = answers[question];
  return answer && 'from' in answer ? answer : undefined;
}
