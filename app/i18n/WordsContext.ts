import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

/** Returns the texts of the nearest context. Throws without one. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no texts here: put <WordsContext value={…}> around it.');
  return words;
}
