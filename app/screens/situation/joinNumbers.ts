import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';

/** Joins the numbers of schemes: "2", "2 and 3", "1, 2 and 3". */
export function joinNumbers(numbers: readonly number[], language: Language): string {
  return new Intl.ListFormat(`${language}-IN`).format(numbers.map((number) => formatNumber(number, language)));
}
