import { cachePerLanguage } from '#app/cachePerLanguage.ts';
import type { Language } from '#app/i18n/language.ts';
import type { FinderScheme } from './catalogue.ts';

export const cataloguePath = (language: Language) => `/eligibility/${language}.json`;

/** Fetches the schemes of the finder once a language. */
export const loadCatalogue = cachePerLanguage(async (language): Promise<FinderScheme[]> => {
  const response = await fetch(cataloguePath(language));
  if (!response.ok) throw new Error(`${cataloguePath(language)}: ${response.status}`);
  return response.json();
});
