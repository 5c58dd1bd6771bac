import { packEnding, unpackEnding } from './postings.ts';
import { isDevanagari } from './text/normalize.ts';
import { toTerm } from './text/tokens.ts';

/** Phrases with the same meaning, each as a list of terms. */
export type SynonymGroup = readonly (readonly string[])[];

/**
 * Packs each meaning as a line of phrases, which are lists of words. A Marathi term that is not known otherwise is followed by
 * the ending of its word.
 */
export function packSynonyms(groups: readonly SynonymGroup[], knownTerms: Iterable<string>): string {
  const packed = new Set(knownTerms);
  const pack = (word: string) => {
    const term = toTerm(word);
    if (packed.has(term) || term === word || !isDevanagari(word)) return term;
    packed.add(term);
    return `${term}~${packEnding(term, word)}`;
  };
  return groups
    .map((phrases) => {
      const unique = new Map(phrases.map((words) => [words.map(toTerm).join(' '), words]));
      return [...unique.values()].map((words) => words.map(pack).join(' ')).join(',');
    })
    .join('\n');
}

/** Returns the phrases of each meaning, and the word of each of their terms. */
export function unpackSynonyms(packed: string): { synonyms: SynonymGroup[]; words: Map<string, string> } {
  const words = new Map<string, string>();
  const unpack = (text: string) => {
    const mark = text.indexOf('~');
    const term = mark < 0 ? text : text.slice(0, mark);
    if (!words.has(term)) words.set(term, mark < 0 ? term : unpackEnding(term, text.slice(mark + 1)));
    return term;
  };
  const synonyms = packed
    .split('\n')
    .map((line) => line.split(',').map((phrase) => phrase.split(' ').filter(Boolean).map(unpack)));
  return { synonyms, words };
}
