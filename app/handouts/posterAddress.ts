import type { Language } from '#app/i18n/language.ts';

/** Returns the address of the data of a poster. `subject`: path of the page without the first slash, such as `scheme/kanyadan`. */
export const posterAddress = (subject: string, language: Language) => `/posters/${subject}.${language}.json`;
