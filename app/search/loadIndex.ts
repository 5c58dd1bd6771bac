import { memoizePerLanguage, readData } from '#app/readData.ts';
import { indexPath } from './preloadIndex.ts';
import { INDEX_FORMAT, type IndexFile, openIndex } from './searchIndex.ts';

export const loadIndex = memoizePerLanguage(async (language, cache) =>
  openIndex(await readData<IndexFile>(indexPath(language), INDEX_FORMAT, cache)),
);
