import { createContext, use } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { createTranslator, type KeyOf, type Translator } from '#app/i18n/translate.ts';
import en from '../words/en.json' with { type: 'json' };
import mr from '../words/mr.json' with { type: 'json' };

export type Word = KeyOf<typeof en>;

export type DeskTranslator = Translator<typeof en>;

export const translatorIn = (language: Language): DeskTranslator => createTranslator(language, { en, mr });

export const LanguageContext = createContext<Language>('mr');

export function useTranslator() {
  const language = use(LanguageContext);
  return { language, t: translatorIn(language) };
}
