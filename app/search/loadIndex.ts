import { cachePerLanguage } from '#app/cachePerLanguage.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { type IndexFile, openIndex } from './searchIndex.ts';

const importEngine = retryableImport(() => import('minisearch'));

export const loadIndex = cachePerLanguage(async (language) => {
  const path = `/search/${language}.json`;
  const [response, { default: MiniSearch }] = await Promise.all([fetch(path), importEngine()]);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return openIndex((await response.json()) as IndexFile, MiniSearch);
});
