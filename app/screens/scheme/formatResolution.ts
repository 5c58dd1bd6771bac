import type { Language } from '#app/i18n/language.ts';
import { inDigitsOf } from '#app/i18n/numbers.ts';

/** Codes of the state's portal, which are typed in Latin digits. */
const PORTAL_CODE = /(\d{12,})/;

/** Formats number and date in the digits of the language, except portal codes. */
export function formatResolution(resolution: string, language: Language): string {
  return resolution
    .split(PORTAL_CODE)
    .map((part) => (PORTAL_CODE.test(part) ? part : inDigitsOf(language, part)))
    .join('');
}
