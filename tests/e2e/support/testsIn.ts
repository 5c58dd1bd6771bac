import { test as playwrightTest } from '@playwright/test';
import type { Language } from '#app/i18n/language.ts';
import { WHOLE } from './page.ts';

const omit = () => {};

/** `inEnglish` and `inMarathi` declare a test that runs in this language only. `npm run journeys:whole` runs it in both. */
export function testsIn<T extends typeof playwrightTest>(language: Language, test: T = playwrightTest as T) {
  const only = (one: Language) => (WHOLE || language === one ? test : (omit as unknown as T));
  return { inEnglish: only('en'), inMarathi: only('mr') };
}
