import { fold } from './fold.ts';

/** The words of a query, folded. Commas and the like only separate; an empty query has no words. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/[\s,;:!?"'“”‘’()।]+/u))].filter((word) => word !== '');
}

/** Whether a folded text has every word somewhere in it. Part of a word is enough: "pens" finds "pension". */
export function hasEveryWord(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => foldedText.includes(word));
}
