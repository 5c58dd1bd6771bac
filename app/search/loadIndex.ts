import type { Language } from '#app/i18n/language.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { type IndexFile, openIndex, type SearchIndex } from './searchIndex.ts';

const importEngine = retryableImport(() => import('minisearch'));

const loading = new Map<Language, Promise<SearchIndex>>();

/** The index of a language, fetched once, together with the engine. After a failed attempt the next call tries again. */
export function loadIndex(language: Language): Promise<SearchIndex> {
  const known = loading.get(language);
  if (known) return known;
  const attempt = fetchIndex(language);
  loading.set(language, attempt);
  attempt.catch(() => loading.delete(language));
  return attempt;
}

async function fetchIndex(language: Language): Promise<SearchIndex> {
  const [response, { default: MiniSearch }] = await Promise.all([fetch(`/search/${language}.json`), importEngine()]);
  if (!response.ok) throw new Error(`/search/${language}.json: ${response.status}`);
  return openIndex((await response.json()) as IndexFile, MiniSearch);
}
