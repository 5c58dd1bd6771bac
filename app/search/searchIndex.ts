import { type Columns, toRows } from '#app/columns.ts';
import type { EntryKind, StoredEntry } from './entries.ts';
import { type PackedIndex, type ScoresOf, unpackIndex } from './postings.ts';
import { type SynonymGroup, unpackSynonyms } from './synonyms.ts';
import { isDevanagari } from './text/normalize.ts';
import { consonantKey, type PhoneticKey, phoneticKeyOfTerm } from './text/phonetic.ts';
import { soundsOf } from './text/stopWords.ts';
import { verbRoot } from './text/verbs.ts';

/** A term that a typed word may stand for. `weight` is 1 for the word itself. */
export type TermMatch = { term: string; weight: number };

/** An entry, by its position, with its lowest and highest age. */
export type AgeBounds = readonly [entry: number, min: number, max: number];

/** Raise the number when `openIndex` can no longer open an index of an older release, or would find other results in it. */
export const INDEX_FORMAT = 'search-2';

/** The texts of the suggestions. `list`: name of their list. `one` and `many` say how many there are, `all` leads to all results. */
export type SuggestionTexts = Record<'list' | 'one' | 'many' | 'none' | 'all', string> & {
  kinds: Record<EntryKind, string>;
};

/** The data in `/search/{language}.json`. */
export type IndexFile = PackedIndex & {
  entries: Columns<StoredEntry>;
  /** Samples and past events, which follow all other results. */
  last: number[];
  /** A line for each meaning, with its phrases; `packSynonyms` writes them. */
  synonyms: string;
  /** Words that say nothing about the topic ("for", "साठी"), as `toStopWord` writes them. */
  stopWords: string[];
  /** Words that stand beside an age ("years", "वय"), as `toStopWord` writes them. */
  ageWords: string[];
  /** The lowest and highest age for which an entry is meant. */
  ages: AgeBounds[];
  /** Terms that occur in nearly every entry, such as "scheme". */
  common: string[];
  /** In this file, so that a slow line need not fetch another one. */
  texts: SuggestionTexts;
};

/** What is found on the first call, because a query of known words needs little of it, and finding it takes a slow phone long. */
export type Sounds = {
  /** The phonetic keys of the Marathi terms. */
  sounds: () => ReadonlyMap<string, PhoneticKey>;
  /** The terms of each skeleton. */
  bySkeleton: () => Groups;
  /** The forms of each verb, by its root. */
  byVerb: () => Groups;
  /** The terms of each `consonantKey`. */
  byConsonants: () => Groups;
};

type Groups = ReadonlyMap<string, readonly string[]>;

/** An opened index. `words` maps known terms to their most frequent word. */
export type SearchIndex = Sounds & {
  entries: readonly StoredEntry[];
  last: ReadonlySet<number>;
  scoresOf: ScoresOf;
  words: ReadonlyMap<string, string>;
  synonyms: readonly SynonymGroup[];
  stopWords: ReadonlySet<string>;
  /** The sounds of stop words that are long enough to be known by them. */
  stopWordSounds: ReadonlySet<string>;
  ageWords: ReadonlySet<string>;
  ages: readonly AgeBounds[];
  common: ReadonlySet<string>;
};

export function openIndex({
  entries,
  last,
  synonyms,
  stopWords,
  ageWords,
  ages,
  common,
  texts,
  ...packed
}: IndexFile): SearchIndex & { texts: SuggestionTexts } {
  const { scoresOf, words } = unpackIndex(packed);
  const same = unpackSynonyms(synonyms);
  // Adds the words of synonyms to the known ones, which are likelier corrections.
  for (const [term, word] of same.words) if (!words.has(term) && !/\d/.test(term)) words.set(term, word);
  return {
    entries: toRows(entries),
    last: new Set(last),
    scoresOf: cacheScores(scoresOf),
    words,
    ...findSounds(words.keys()),
    synonyms: same.synonyms,
    stopWords: new Set(stopWords),
    stopWordSounds: soundsOf(stopWords),
    ageWords: new Set(ageWords),
    ages,
    common: new Set(common),
    texts,
  };
}

export function findSounds(terms: Iterable<string>): Sounds {
  const marathi = [...terms].filter(isDevanagari);
  const sounds = once(() => new Map(marathi.map((term) => [term, phoneticKeyOfTerm(term)])));
  const bySkeleton = once(() => groupBy(marathi, (term) => sounds().get(term)?.skeleton));
  return {
    sounds,
    bySkeleton,
    byVerb: once(() => groupBy(marathi, verbRoot)),
    byConsonants: once(() => groupBy(marathi, consonantKey)),
  };
}

function once<Value>(find: () => Value): () => Value {
  let found: Value | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

/** Groups terms by what `keyOf` returns, and omits those without a key. Browsers of 2019 have no `Map.groupBy`. */
function groupBy(terms: readonly string[], keyOf: (term: string) => string | undefined): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const key = keyOf(term);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(term);
    else groups.set(key, [term]);
  }
  return groups;
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
