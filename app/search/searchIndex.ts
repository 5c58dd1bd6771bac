import type { SearchHit } from './entries.ts';
import { type PackedIndex, type ScoresOf, unpackIndex } from './postings.ts';
import { type PhoneticKey, phoneticKeyOfTerm } from './text/phonetic.ts';

/** What a result shows of an entry. */
export type StoredEntry = Omit<SearchHit, 'words'>;

/** A term that a typed word may stand for. `weight` is 1 for the word itself. */
export type TermMatch = { term: string; weight: number };

/** Phrases with the same meaning, each as a list of terms. */
export type SynonymGroup = readonly (readonly string[])[];

/** An entry, by its position, with its lowest and highest age. */
export type AgeBounds = readonly [entry: number, min: number, max: number];

/** Content of `/search/{language}.json`. `quiet` lists folded stop words ("for", "साठी"). */
export type IndexFile = PackedIndex & {
  entries: StoredEntry[];
  synonyms: SynonymGroup[];
  quiet: string[];
  /** Folded words that stand beside an age ("years", "वय"). */
  ageWords: string[];
  /** The lowest and highest age for which an entry is meant. */
  ages: AgeBounds[];
  /** Terms that occur in nearly every entry, such as "scheme". */
  common: string[];
};

/** The phonetic keys of the Marathi terms, and the terms of each skeleton. */
export type Sounds = {
  sounds: ReadonlyMap<string, PhoneticKey>;
  bySkeleton: ReadonlyMap<string, readonly string[]>;
};

/** An opened index. `words` maps known terms to their most frequent word. */
export type SearchIndex = Sounds & {
  entries: readonly StoredEntry[];
  scoresOf: ScoresOf;
  words: ReadonlyMap<string, string>;
  synonyms: readonly SynonymGroup[];
  quiet: ReadonlySet<string>;
  ageWords: ReadonlySet<string>;
  ages: readonly AgeBounds[];
  common: ReadonlySet<string>;
};

export function openIndex({ entries, synonyms, quiet, ageWords, ages, common, ...packed }: IndexFile): SearchIndex {
  const { scoresOf, words } = unpackIndex(packed);
  return {
    entries,
    scoresOf: cacheScores(scoresOf),
    words,
    ...findSounds(words.keys()),
    synonyms,
    quiet: new Set(quiet),
    ageWords: new Set(ageWords),
    ages,
    common: new Set(common),
  };
}

export function findSounds(terms: Iterable<string>): Sounds {
  const marathi = [...terms].filter((term) => /[\u0900-\u097f]/.test(term));
  const sounds = new Map(marathi.map((term) => [term, phoneticKeyOfTerm(term)]));
  const bySkeleton = new Map<string, string[]>();
  for (const term of marathi) {
    const skeleton = sounds.get(term)?.skeleton ?? '';
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), term]);
  }
  return { sounds, bySkeleton };
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
