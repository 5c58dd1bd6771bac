import { inBoth, type Language } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import en from '#words/en/site/components.json' with { type: 'json' };
import mr from '#words/mr/site/components.json' with { type: 'json' };
import { type Cautioned, cautionWords } from './cautions.ts';
import type { Bilingual } from './fields.server.ts';

/** Returns the translation function for cautions in files that Node writes without Vite. */
export const cautionTranslator = (language: Language) => createTranslator(language, { en, mr });

/** Formats the cautions of an entry in both languages; undefined if it has none. */
export function cautionInBoth(entry: Cautioned): Bilingual | undefined {
  const texts = inBoth((language) => cautionWords(entry, cautionTranslator(language), language));
  return texts.en === '' ? undefined : texts;
}
