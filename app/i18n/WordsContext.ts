import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

/** Returns the texts of the nearest context. Throws without a context. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('WordsContext has no value: wrap the component in <WordsContext value={…}>.');
  return words;
}
