import type { Language } from '#app/i18n/language.ts';
import { inDigitsOf } from '#app/i18n/numbers.ts';

/** The long codes under which the state's portal finds a resolution are typed in Latin digits. */
const PORTAL_CODE = /(\d{12,})/;

/** Number and date of a government resolution in the digits of the language; the portal's codes stay as they are typed. */
export function resolutionText(resolution: string, language: Language): string {
  return resolution
    .split(PORTAL_CODE)
    .map((part) => (PORTAL_CODE.test(part) ? part : inDigitsOf(language, part)))
    .join('');
}
