import type { Answer } from '#app/eligibility/answers.ts';
import type { Interval, NumberQuestion, Question } from '#app/eligibility/questions.ts';

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
    const number = parseNumber(text, question);
    return number === undefined ? undefined : { from: number, to: number };
  }
  return chosen.length === 0 ? undefined : { chosen: chosen.filter((value) => value !== NONE) };
}

const DEVANAGARI_DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = 0x0966;

const BEFORE = /^(?:₹|rs\.?|inr|रु\.?|रुपये)/;
/** What people write behind a number, with the factor that it stands for. */
const AFTER: readonly [RegExp, number][] = [
  [/(?:\/-|\/=|only|मात्र|फक्त)$/, 1],
  [/(?:₹|rs\.?|rupees?|रु\.?|रुपये|रुपया|years?|yrs?\.?|वर्षे?|%|percent|per ?cent|टक्के)$/, 1],
  [/(?:thousand|हजार)$/, 1000],
  [/(?:lakhs?|lacs?|लाख)$/, 100_000],
  [/(?:crores?|कोटी)$/, 10_000_000],
];

/**
 * Parses a number up to `max` as people write it, in Latin or Devanagari digits: 21,000/-, Rs. 21000, रु. २१,०००, 1.5 लाख,
 * ६५ वर्षे. Keeps decimals of percentages only: ages are completed years, and paise do not exceed a limit.
 */
export function parseNumber(text: string, { unit, max }: Pick<NumberQuestion, 'unit' | 'max'>): number | undefined {
  const latin = text.replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  let rest = latin.trim().toLowerCase().replace(BEFORE, '').trim();
  let factor = 1;
  for (const [written, by] of AFTER) {
    const shorter = rest.replace(written, '').trim();
    if (shorter !== rest) factor *= by;
    rest = shorter;
  }
  const digits = rest.replace(/[,\s]/g, '');
  if (!/^\d+\.?\d*$/.test(digits)) return undefined;
  const hundredths = Math.round(Number(digits) * factor * 100);
  const number = unit === 'percent' ? hundredths / 100 : Math.floor(hundredths / 100);
  return number <= max ? number : undefined;
}
