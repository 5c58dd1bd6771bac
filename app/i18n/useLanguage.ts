import { useLocation } from 'react-router';
import { type Language, languageOf, plainPath } from './language.ts';

/** Language of the page on screen; its address says it. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** Path of the page on screen as the route table writes it, without the language. */
export function usePlainPath(): string {
  return plainPath(useLocation().pathname);
}
