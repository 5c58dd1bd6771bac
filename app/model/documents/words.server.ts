import type { Language } from '#app/i18n/language.ts';
import { inDigitsOf } from '#app/i18n/numbers.ts';
import { createTranslator, type KeyOf, type Values } from '#app/i18n/translate.ts';
import { hostelSchoolYear } from '../institutions/data.server.ts';
import en from './words/en.json' with { type: 'json' };
import mr from './words/mr.json' with { type: 'json' };

export type DocumentWord = KeyOf<typeof en>;

/** Returns a word that the documents add to the content. */
export function documentWord(language: Language, word: DocumentWord, values?: Values): string {
  const t = createTranslator(language, { en, mr });
  return t(word, { year: inDigitsOf(language, hostelSchoolYear), ...values });
}
