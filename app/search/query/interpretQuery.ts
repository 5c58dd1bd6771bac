import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import type { SynonymGroup } from '../synonyms.ts';
import { standardForms } from '../text/dialect.ts';
import { NEGATION } from '../text/stem.ts';
import { toTerm } from '../text/tokens.ts';
import {
  findAlikeMatches,
  findConsonantMatches,
  findDialectMatches,
  findPartialMatches,
  findPhoneticMatches,
  findPhoneticSpellings,
  findSoundBeginnings,
  findSpellings,
  findVerbForms,
  firstFound,
  LONG_SKELETON,
  PHONETIC_WEIGHT,
} from './matchTerms.ts';

/** Terms that together stand for a word of the query: the word itself, or a phrase with the same meaning. */
export type Alternative = { terms: readonly string[]; weight: number };

/** A word of the query. A word without alternatives is unknown. */
export type QueryWord = {
  typed: string;
  matches: TermMatch[];
  alternatives: Alternative[];
  /** The word that replaces a misspelt word. */
  corrected?: string;
  /** The number is an age. */
  age?: number;
  /** It is part of a known phrase. */
  inPhrase?: boolean;
  hasSynonyms?: boolean;
};

export type QueryOptions = {
  /** No word is corrected. */
  asTyped: boolean;
  /** The last word may be unfinished. */
  typing: boolean;
  /** The query has a "not". */
  isNegated?: boolean;
};

const SYNONYM_WEIGHT = { word: 0.8, phrase: 1 };

/** Finds the possible meanings of each query word, alone and in compounds with another word, in either order. */
export function interpretQuery(
  index: SearchIndex,
  typed: readonly string[],
  { asTyped, typing, isNegated = false }: QueryOptions,
): QueryWord[] {
  const unfinished = typing ? typed[typed.length - 1] : undefined;
  const words = typed.map((word) => {
    const compounds = typed.flatMap((other) => (other === word ? [] : findCompounds(index, word, other)));
    if (compounds.length > 0) return toQueryWord(word, [...findExact(index, word), ...compounds]);
    return interpretWord(index, word, asTyped, word === unfinished);
  });
  for (const group of index.synonyms) addSynonyms(words, group, isNegated);
  return words.map(preferPhrase);
}

function interpretWord(index: SearchIndex, word: string, asTyped: boolean, isUnfinished: boolean): QueryWord {
  const exact = findExact(index, word);
  // A known word needs an exact phonetic match, so that "birth" does not find भारत.
  const isKnown = isOutsideSentences(index, toTerm(word));
  const phonetic = findPhoneticMatches(index, word).filter(({ weight }) => !isKnown || weight >= PHONETIC_WEIGHT);
  const matches = [...exact, ...phonetic, ...(exact.length > 0 ? [] : findDialectMatches(index, word))];
  const forms = matches.length > 0 ? [word] : [word, ...standardForms(word)];
  const partial = firstFound(forms, (form) => findPartialMatches(index, form, isUnfinished));
  const found = toQueryWord(word, matches, [...matches, ...findVerbForms(index, word), ...partial]);
  if (found.alternatives.length === 0) found.alternatives.push(...splitCompound(index, word));
  const interpreted = !asTyped && isUncertain(found) ? correct(index, found) : found;
  if (interpreted.alternatives.length === 0) return toQueryWord(word, [], findSoundBeginnings(index, word));
  // Applies synonyms also to the completions of an unfinished word: पे finds synonyms of पेन्शन.
  return isUnfinished ? { ...interpreted, matches: [...interpreted.matches, ...partial] } : interpreted;
}

function toQueryWord(typed: string, matches: TermMatch[], alternatives = matches): QueryWord {
  return { typed, matches, alternatives: alternatives.map(({ term, weight }) => ({ terms: [term], weight })) };
}

function findExact(index: SearchIndex, word: string): TermMatch[] {
  const term = toTerm(word);
  return index.words.has(term) || index.scoresOf(term).size > 0 ? [{ term, weight: 1 }] : [];
}

/** Returns whether a term occurs outside everyday sentences, in which Marathi words in Roman letters have only one of their spellings. */
function isOutsideSentences(index: SearchIndex, term: string): boolean {
  return index.words.has(term) || [...index.scoresOf(term).values()].some((score) => score.isOutsideSentences);
}

/**
 * Finds compounds of two words: निवृत्ती वेतन is निवृत्तीवेतन. Omits phonetic matches if both words are known, so that
 * "poor house" does not find पुरुष.
 */
function findCompounds(index: SearchIndex, word: string, other: string): TermMatch[] {
  return [word + other, other + word].flatMap((compound) => {
    const term = toTerm(compound);
    if (index.words.has(term)) return [{ term, weight: 1 }];
    const areKnown = [word, other].every((part) => findExact(index, part).length > 0);
    return areKnown
      ? []
      : [...findPhoneticMatches(index, compound, LONG_SKELETON), ...findAlikeMatches(index, compound)];
  });
}

const MIN_PART_LENGTH = 3;

/** Splits an unknown word into two words that are known or sound alike: "postmatric", जातपडताळनी. */
function splitCompound(index: SearchIndex, word: string): Alternative[] {
  for (let cut = word.length - MIN_PART_LENGTH; cut >= MIN_PART_LENGTH; cut -= 1) {
    const terms = [word.slice(0, cut), word.slice(cut)].map((part) => {
      const term = toTerm(part);
      return index.words.has(term) ? term : findAlikeMatches(index, part)[0]?.term;
    });
    if (terms.every((term) => term !== undefined) && areTogether(index, terms)) return [{ terms, weight: 1 }];
  }
  return [];
}

/** Returns whether an entry contains all terms: सावतवाडी is a misspelt name, and not स्वतः and वाडा. */
function areTogether(index: SearchIndex, [first = '', ...others]: readonly string[]): boolean {
  return [...index.scoresOf(first).keys()].some((entry) => others.every((term) => index.scoresOf(term).has(entry)));
}

/** Returns whether a word matches nothing, or only terms with a slightly different sound. */
function isUncertain({ matches, alternatives }: QueryWord): boolean {
  return alternatives.length === 0 || (matches.length > 0 && matches.every(({ weight }) => weight < PHONETIC_WEIGHT));
}

function correct(index: SearchIndex, word: QueryWord): QueryWord {
  const alike = findAlikeMatches(index, word.typed);
  const spellings = alike.length > 0 ? alike : findSpellings(index, word.typed);
  const isFound = spellings.length > 0 || word.alternatives.length > 0;
  const corrections = isFound
    ? spellings
    : [...findConsonantMatches(index, word.typed), ...findPhoneticSpellings(index, word.typed)];
  const [first] = corrections;
  if (!first) return word;
  const { matches, alternatives } = toQueryWord(word.typed, corrections);
  return {
    typed: word.typed,
    matches: [...word.matches, ...matches],
    alternatives: [...word.alternatives, ...alternatives],
    corrected: index.words.get(first.term) ?? first.term,
  };
}

/** Weight of the own meanings of a word within a known phrase: "old age" is neither "old" nor "age". */
const WITHIN_PHRASE = 0.6;

function preferPhrase(word: QueryWord): QueryWord {
  if (!word.inPhrase) return word;
  const alternatives = word.alternatives.map(({ terms, weight }) => ({
    terms,
    weight: terms.length === 1 && word.matches.some(({ term }) => term === terms[0]) ? weight * WITHIN_PHRASE : weight,
  }));
  return { ...word, alternatives };
}

/** Adds the other phrases of a synonym group if the query contains every word of one phrase. */
function addSynonyms(words: readonly QueryWord[], group: SynonymGroup, isNegated: boolean): void {
  for (const phrase of group) {
    const terms = isNegated ? phrase.filter((term) => term !== NEGATION) : phrase;
    if (terms.length === 0) continue;
    const byTerm = terms.map((term) =>
      words.flatMap((word) => {
        const match = word.matches.find((candidate) => candidate.term === term);
        return match ? [{ word, weight: match.weight }] : [];
      }),
    );
    if (byTerm.some((matches) => matches.length === 0)) continue;
    const matches = byTerm.flat();
    const lowest = Math.min(...matches.map((match) => match.weight));
    const weight = lowest * SYNONYM_WEIGHT[phrase.length > 1 ? 'phrase' : 'word'];
    const others = group
      .filter((other) => other !== phrase && !other.includes(NEGATION))
      .map((terms) => ({ terms, weight }));
    for (const word of new Set(matches.map((match) => match.word))) {
      word.alternatives.push(...others, ...(terms.length > 1 ? [{ terms: phrase, weight: lowest }] : []));
      word.hasSynonyms = true;
      if (terms.length > 1) word.inPhrase = true;
    }
  }
}
