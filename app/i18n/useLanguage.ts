import { useLocation } from 'react-router';
import { type Language, languageOf, plainPath } from './language.ts';

/** Returns the language of the current page, by its address. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** Returns the path of the current page as in the route table, without the language. */
export function usePlainPath(): string {
  return plainPath(useLocation().pathname);
}
