import type { SearchHit } from './entries.ts';
import { type PackedIndex, type ScoresOf, unpackIndex } from './postings.ts';
import { type PhoneticKey, phoneticKey } from './text/phonetic.ts';

/** What a result shows of an entry. */
export type StoredEntry = Omit<SearchHit, 'words'>;

/** A term that a typed word may stand for. `weight` is 1 for the word itself. */
export type TermMatch = { term: string; weight: number };

/** Phrases with the same meaning, each as a list of terms. */
export type SynonymGroup = readonly (readonly string[])[];

/** Content of `/search/{language}.json`. `quiet` lists folded stop words ("for", "साठी"). */
export type IndexFile = PackedIndex & {
  entries: StoredEntry[];
  synonyms: SynonymGroup[];
  quiet: string[];
  /** Terms that occur in nearly every entry, such as "scheme". */
  common: string[];
};

/** An opened index. `words` maps known terms to their most frequent word, `sounds` the Marathi ones to their phonetic keys. */
export type SearchIndex = {
  entries: readonly StoredEntry[];
  scoresOf: ScoresOf;
  words: ReadonlyMap<string, string>;
  sounds: ReadonlyMap<string, PhoneticKey>;
  synonyms: readonly SynonymGroup[];
  quiet: ReadonlySet<string>;
  common: ReadonlySet<string>;
};

export function openIndex({ entries, synonyms, quiet, common, ...packed }: IndexFile): SearchIndex {
  const { scoresOf, words } = unpackIndex(packed);
  const terms = [...words.keys()];
  return {
    entries,
    scoresOf: cacheScores(scoresOf),
    words,
    sounds: new Map(terms.filter((term) => /[\u0900-\u097f]/.test(term)).map((term) => [term, phoneticKey(term)])),
    synonyms,
    quiet: new Set(quiet),
    common: new Set(common),
  };
}

/** Keeps the scores of each term, because a query reads those of a term several times. */
export function cacheScores(scoresOf: ScoresOf): ScoresOf {
  const cache = new Map<string, ReturnType<ScoresOf>>();
  return (term) => {
    const scores = cache.get(term) ?? scoresOf(term);
    cache.set(term, scores);
    return scores;
  };
}
