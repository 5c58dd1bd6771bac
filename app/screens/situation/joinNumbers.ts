import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';

/** Joins the numbers of schemes: "2", "2 and 3", "1, 2 and 3". `and`: a text with the placeholders `list` and `last`. */
export function joinNumbers(numbers: readonly number[], and: string, language: Language): string {
  const texts = numbers.map((number) => formatNumber(number, language));
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : and.replace('{{list}}', texts.join(', ')).replace('{{last}}', last);
}
