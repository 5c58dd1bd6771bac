import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

/** The words that a page, or a part of it, is written with. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** The words around a part. Throws where there are none: somebody forgot the context in a test or an entry. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no words here: put <WordsContext value={…}> around it.');
  return words;
}
