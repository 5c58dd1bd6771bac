import type MiniSearch from 'minisearch';
import type { AsPlainObject, Options } from 'minisearch';
import type { SearchHit } from './entries.ts';
import { type RomanKey, romanKey } from './roman.ts';
import { termsOf } from './terms.ts';

/** What is searched of an entry, weighed by how much it says that a word stands there. */
export const FIELDS = { title: 10, plain: 7, other: 6, keywords: 5, body: 1 } as const;

/** An entry as the index takes it in: what a result shows, and what is searched. */
export type IndexedEntry = { id: number } & Omit<SearchHit, 'words'> & Record<keyof typeof FIELDS, string>;

/** The build makes the index with these options, and the page can only open it with the same. */
export const INDEX_OPTIONS: Options<IndexedEntry> = {
  fields: Object.keys(FIELDS),
  storeFields: ['kind', 'path', 'title', 'text', 'note', 'sample'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: { boost: FIELDS, tokenize: (term) => [term], processTerm: (term) => term },
};

/** Words that mean the same, each as its terms. */
export type SynonymGroup = readonly (readonly string[])[];

/** The file of one language: `/search/en.json`. */
export type IndexFile = {
  entries: AsPlainObject;
  /** Term → the word it comes from, of titles, keywords and synonyms; the most frequent first. */
  words: Record<string, string>;
  synonyms: SynonymGroup[];
  /** Folded words that say nothing by themselves: "for", "साठी". */
  quiet: string[];
  /** Terms that nearly everything here has: "scheme", "योजना". */
  common: string[];
};

/** An index that is ready to be searched. */
export type SearchIndex = {
  entries: MiniSearch<IndexedEntry>;
  words: ReadonlyMap<string, string>;
  sounds: ReadonlyMap<string, RomanKey>;
  synonyms: readonly SynonymGroup[];
  quiet: ReadonlySet<string>;
  common: ReadonlySet<string>;
};

/** Makes the file of an index ready. MiniSearch is handed in: the page fetches it only when somebody searches. */
export function openIndex(
  { entries, words, synonyms, quiet, common }: IndexFile,
  Engine: Pick<typeof MiniSearch, 'loadJS'>,
): SearchIndex {
  const terms = Object.keys(words);
  return {
    entries: Engine.loadJS(entries, INDEX_OPTIONS),
    words: new Map(Object.entries(words)),
    sounds: new Map(terms.filter((term) => /[\u0900-\u097f]/.test(term)).map((term) => [term, romanKey(term)])),
    synonyms,
    quiet: new Set(quiet),
    common: new Set(common),
  };
}
