import type { Answer } from '#app/eligibility/answers.ts';
import type { Interval, Question } from '#app/eligibility/questions.ts';
import { NONE } from './none.ts';
import { numberIn } from './numberIn.ts';

/** What stands in the form before it is sent: a written number, or the tiles that are chosen. */
export type Draft = { text: string; chosen: readonly string[] };

export const groupValue = ({ from, to }: Interval) => `${from}-${to ?? ''}`;

/** The form as an earlier answer left it. `write` puts a number into digits of the page. */
export function draftOf(
  answer: Answer | undefined,
  groups: readonly Interval[],
  write: (value: number) => string,
): Draft {
  if (answer === undefined || 'skipped' in answer) return { text: '', chosen: [] };
  if ('chosen' in answer) return { text: '', chosen: answer.chosen.length === 0 ? [NONE] : answer.chosen };
  if (answer.from === answer.to) return { text: write(answer.from), chosen: [] };
  const value = groupValue(answer);
  return { text: '', chosen: groups.some((group) => groupValue(group) === value) ? [value] : [] };
}

/** The answer that the form gives; nothing while it gives none, or one that is no answer to the question. */
export function given({ text, chosen }: Draft, asked: Question, groups: readonly Interval[]): Answer | undefined {
  if (asked.form === 'number') {
    if (text.trim() === '') return groups.find((group) => chosen[0] === groupValue(group));
    const number = numberIn(text, asked.max);
    return number === undefined ? undefined : { from: number, to: number };
  }
  return chosen.length === 0 ? undefined : { chosen: chosen.filter((value) => value !== NONE) };
}
