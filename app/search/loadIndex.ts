import { cachePerLanguage } from '#app/cachePerLanguage.ts';
import { type IndexFile, openIndex } from './searchIndex.ts';

export const loadIndex = cachePerLanguage(async (language) => {
  const path = `/search/${language}.json`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return openIndex((await response.json()) as IndexFile);
});
