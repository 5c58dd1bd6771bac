import type MiniSearch from 'minisearch';
import type { AsPlainObject, Options } from 'minisearch';
import type { SearchHit } from './entries.ts';
import { type PackedIndex, unpackIndex } from './postings.ts';
import { type PhoneticKey, phoneticKey } from './text/phonetic.ts';
import { toTerms } from './text/tokens.ts';

/** Searched fields with their weights. */
const FIELDS = { title: 10, plain: 7, other: 6, keywords: 5, sentences: 5, body: 1 } as const;

/** An entry to be indexed, with the stored fields of a result and the searched fields. */
export type IndexedEntry = { id: number } & Omit<SearchHit, 'words'> & Record<keyof typeof FIELDS, string>;

/** MiniSearch requires the same options for creating and for opening the index. */
export const INDEX_OPTIONS: Options<IndexedEntry> = {
  fields: Object.keys(FIELDS),
  storeFields: ['kind', 'path', 'title', 'text', 'note', 'sample'],
  tokenize: toTerms,
  processTerm: (term) => term,
  searchOptions: { boost: FIELDS, tokenize: (term) => [term], processTerm: (term) => term },
};

/** A term that a typed word may stand for. `weight` is 1 for the word itself. */
export type TermMatch = { term: string; weight: number };

/** Phrases with the same meaning, each as a list of terms. */
export type SynonymGroup = readonly (readonly string[])[];

/** Content of `/search/{language}.json`. `quiet` lists folded stop words ("for", "साठी"). */
export type IndexFile = {
  /** Omits `documentIds`, because the ids of the entries are their positions. */
  entries: Omit<AsPlainObject, 'index' | 'documentIds'> & PackedIndex;
  synonyms: SynonymGroup[];
  quiet: string[];
  /** Terms that occur in nearly every entry, such as "scheme". */
  common: string[];
};

/** An opened index. `sounds` maps its Marathi terms to their phonetic keys. */
export type SearchIndex = {
  entries: MiniSearch<IndexedEntry>;
  words: ReadonlyMap<string, string>;
  sounds: ReadonlyMap<string, PhoneticKey>;
  synonyms: readonly SynonymGroup[];
  quiet: ReadonlySet<string>;
  common: ReadonlySet<string>;
};

/** Opens an index file. `Engine` is a parameter, because the page loads MiniSearch only at the first search. */
export function openIndex(
  { entries, synonyms, quiet, common }: IndexFile,
  Engine: Pick<typeof MiniSearch, 'loadJS'>,
): SearchIndex {
  const { index, words } = unpackIndex(entries);
  const terms = [...words.keys()];
  const documentIds = Object.fromEntries(Object.keys(entries.storedFields).map((id) => [id, Number(id)]));
  return {
    entries: Engine.loadJS({ ...entries, documentIds, index }, INDEX_OPTIONS),
    words,
    sounds: new Map(terms.filter((term) => /[\u0900-\u097f]/.test(term)).map((term) => [term, phoneticKey(term)])),
    synonyms,
    quiet: new Set(quiet),
    common: new Set(common),
  };
}
