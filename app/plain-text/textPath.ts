import { type Language, pathIn } from '#app/i18n/language.ts';

/** Returns the address of the plain-text version of a page: `/mr/office.txt`. */
export function textPath(path: string, language: Language): string {
  return `${pathIn(language, path)}.txt`;
}

/** The list of all plain-text versions, in English; the Marathi list has the prefix `/mr`. See llmstxt.org. */
export const LLMS_PATH = '/llms.txt';
