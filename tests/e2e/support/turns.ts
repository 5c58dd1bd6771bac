import { test as playwrightTest } from '@playwright/test';
import type { Language } from '#app/i18n/language.ts';
import { WHOLE } from './page.ts';

const omit = () => {};

/** Returns one function for tests in English and one for Marathi, which omits tests in the other language in a sample. */
export function testsIn<T extends typeof playwrightTest>(language: Language, test: T = playwrightTest as T) {
  const only = (one: Language) => (WHOLE || language === one ? test : (omit as unknown as T));
  return { inEnglish: only('en'), inMarathi: only('mr') };
}
