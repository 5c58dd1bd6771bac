import type { Language } from '#app/i18n/language.ts';
import type { FinderScheme } from './catalogue.ts';

const loading = new Map<Language, Promise<FinderScheme[]>>();

/** Where the finder's data of a language lies. */
export const cataloguePath = (language: Language) => `/eligibility/${language}.json`;

/** Fetches the schemes once a language. Rejects when that fails; the next call tries again. */
export function loadCatalogue(language: Language): Promise<FinderScheme[]> {
  const known = loading.get(language);
  if (known) return known;
  const started = fetchCatalogue(language);
  loading.set(language, started);
  started.catch(() => loading.delete(language));
  return started;
}

async function fetchCatalogue(language: Language): Promise<FinderScheme[]> {
  const response = await fetch(cataloguePath(language));
  if (!response.ok) throw new Error(`${cataloguePath(language)}: ${response.status}`);
  return response.json();
}
