import en from '#app/i18n/en/components.json' with { type: 'json' };
import { inBoth, type Language } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/components.json' with { type: 'json' };
import { createTranslator } from '#app/i18n/translate.ts';
import { type Cautioned, cautionWords } from './cautions.ts';
import type { Bilingual } from './fields.server.ts';

/** Returns the translation function for cautions in files that Node writes without Vite. */
export const cautionTranslator = (language: Language) => createTranslator(language, { en, mr });

/** Formats the cautions of an entry in both languages; undefined if it has none. */
export function cautionInBoth(entry: Cautioned): Bilingual | undefined {
  const texts = inBoth((language) => cautionWords(entry, cautionTranslator(language), language));
  return texts.en === '' ? undefined : texts;
}
