import type { Language } from './language.ts';
import { useWords } from './WordsContext.ts';

/** Returns the language of the current page. */
export function useLanguage(): Language {
  return useWords().language;
}
