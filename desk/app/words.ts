import { createContext, use } from 'react';
import type { Language } from '#app/i18n/language.ts';
import en from '../words/en.json' with { type: 'json' };
import mr from '../words/mr.json' with { type: 'json' };

export type Word = keyof typeof en;

const WORDS: Record<Language, Record<Word, string>> = { en, mr };

/** A word of the desk in one language, its gaps filled. Marathi has numbers in its own digits. */
export type Say = (word: Word, gaps?: Record<string, string | number>) => string;

/** Words in one language. */
export function wordsIn(language: Language): Say {
  const number = new Intl.NumberFormat(language === 'mr' ? 'mr-IN' : 'en-IN', { useGrouping: false });
  return (word, gaps = {}) =>
    WORDS[language][word].replaceAll(/\{(\w+)\}/g, (_, gap: string) => {
      const value = gaps[gap] ?? '';
      return typeof value === 'number' ? number.format(value) : value;
    });
}

export const LanguageContext = createContext<Language>('mr');

export function useWords(): { language: Language; say: Say } {
  const language = use(LanguageContext);
  return { language, say: wordsIn(language) };
}
