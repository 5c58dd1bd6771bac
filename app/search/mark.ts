import { termsOf } from './terms.ts';

export type MarkedPart = { text: string; marked: boolean };

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[.,][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Cuts a text into parts that are among the words that were found, and parts that are not. Whole words are marked, with
 * their endings: a mark inside a word would break the drawing of Devanagari. Joined the parts are the text in NFC.
 */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const wanted = new Set(words);
  const whole = text.normalize('NFC');
  const parts: MarkedPart[] = [];
  const add = (part: string, marked: boolean) => {
    const last = parts.at(-1);
    if (part === '') return;
    if (last && last.marked === marked) last.text += part;
    else parts.push({ text: part, marked });
  };
  let end = 0;
  for (const { 0: word, index } of whole.matchAll(WORD)) {
    add(whole.slice(end, index), false);
    add(
      word,
      termsOf(word).some((term) => wanted.has(term)),
    );
    end = index + word.length;
  }
  add(whole.slice(end), false);
  return parts;
}
