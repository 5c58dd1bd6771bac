import { stem } from './endings.ts';
import { fold } from './fold.ts';
import { splitWords } from './words.ts';

/** A term of the index that a typed word may mean. `weight`: 1 where it is that word itself. */
export type Meaning = { term: string; weight: number };

/** A word as the index knows it: without its endings, folded. */
export function termOf(word: string): string {
  return fold(stem(word));
}

/** The terms of a text, as often as they stand there. */
export function termsOf(text: string): string[] {
  return splitWords(text).map(termOf);
}
