import { formatDate } from '#app/i18n/format/dates.ts';
import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';

/** Minimum number of digits in a code of the state's portal. Codes keep Latin digits. */
const PORTAL_CODE_LENGTH = 12;

const ISO_DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;

/** Formats number and date of a resolution in the digits of the language. Codes of the portal stay unchanged. */
export function formatResolution(resolution: string, language: Language): string {
  const withDates = resolution.replace(ISO_DAY, (day) => formatDate(day, language));
  return withDates.replace(/\d+/g, (digits) =>
    digits.length < PORTAL_CODE_LENGTH ? inDigitsOf(language, digits) : digits,
  );
}
