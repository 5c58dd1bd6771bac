import type { Answer } from '#app/eligibility/answers.ts';
import type { Interval, Question } from '#app/eligibility/questions.ts';

/** Represents the unsubmitted form: a typed number, or the values of the chosen tiles. */
export type Draft = { text: string; chosen: readonly string[] };

/** Value of the tile "None of these". Its answer contains no options. */
export const NONE = 'none-of-these';

/** Makes "none of these" exclude all other options; the last choice wins. */
export const toggleNone = (chosen: readonly string[]): string[] =>
  chosen[chosen.length - 1] === NONE ? [NONE] : chosen.filter((value) => value !== NONE);

export const bracketValue = ({ from, to }: Interval) => `${from}-${to ?? ''}`;

/** Fills the form from an earlier answer. `formatDigits` formats a number in the digits of the page's language. */
export function createDraft(
  answer: Answer | undefined,
  brackets: readonly Interval[],
  formatDigits: (value: number) => string,
): Draft {
  if (answer === undefined || 'skipped' in answer) return { text: '', chosen: [] };
  if ('chosen' in answer) return { text: '', chosen: answer.chosen.length === 0 ? [NONE] : answer.chosen };
  if (answer.from === answer.to) return { text: formatDigits(answer.from), chosen: [] };
  const value = bracketValue(answer);
  return { text: '', chosen: brackets.some((bracket) => bracketValue(bracket) === value) ? [value] : [] };
}

/** Reads the answer from the form; undefined while the form is empty or invalid. */
export function parseDraft(
  { text, chosen }: Draft,
  question: Question,
  brackets: readonly Interval[],
): Answer | undefined {
  if (question.form === 'number') {
    if (text.trim() === '') return brackets.find((bracket) => chosen[0] === bracketValue(bracket));
    const number = parseNumber(text, question.max);
    return number === undefined ? undefined : { from: number, to: number };
  }
  return chosen.length === 0 ? undefined : { chosen: chosen.filter((value) => value !== NONE) };
}

const DEVANAGARI_DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = 0x0966;

/** Parses a whole number up to `max` in Latin or Devanagari digits, with or without commas and ₹. */
export function parseNumber(text: string, max: number): number | undefined {
  const latin = text.replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const digits = latin.replace(/[₹,\s]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const number = Number(digits);
  return number <= max ? number : undefined;
}
