import { createContext } from 'react';
import type { Content } from '../ask.ts';

/** The official words: English terms, and the Marathi that the department uses for them. */
export const TermsContext = createContext<Content['terms']>([]);

/** The terms that an English text has in it, each once, longer ones before the shorter ones inside them. */
export function termsIn(text: string, terms: Content['terms']): { en: string; mr: string }[] {
  const found = terms.flatMap(({ en, mr }) => {
    const word = en.find((one) => wordPattern(one).test(text));
    return word ? [{ en: word, mr }] : [];
  });
  const longest = found.sort((a, b) => b.en.length - a.en.length);
  return longest.filter(({ en }, place) => !longest.slice(0, place).some((other) => other.en.includes(en))).slice(0, 6);
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i');
}
