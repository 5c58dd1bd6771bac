import type { Language } from '#app/i18n/language.ts';

/** Returns the address of the data of a poster. `subject`: path of the page without the first slash, such as `scheme/kanyadan`. */
/** Raise the number when `Poster` can no longer show the data of an older release. */
export const POSTER_FORMAT = 'poster-1';

export const posterAddress = (subject: string, language: Language) => `/posters/${subject}.${language}.json`;
