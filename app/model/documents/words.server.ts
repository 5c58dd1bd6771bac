import type { Language } from '#app/i18n/language.ts';
import { inDigitsOf } from '#app/i18n/numbers.ts';
import { translate, type Values } from '#app/i18n/translate.ts';
import type { KeyOf } from '#app/i18n/wordKeys.ts';
import { hostelSchoolYear } from '../institutions/data.server.ts';
import en from './words/en.json' with { type: 'json' };
import mr from './words/mr.json' with { type: 'json' };

/** Both files have the same keys: one that the other lacks does not compile. */
const WORDS = { en, mr } satisfies Record<Language, typeof en & typeof mr>;

export type DocumentWord = KeyOf<typeof en>;

/** Returns a word that the documents add to the content. */
export function documentWord(language: Language, word: DocumentWord, values?: Values): string {
  return (
    translate(language, WORDS[language], word, { year: inDigitsOf(language, hostelSchoolYear), ...values }) ?? word
  );
}
