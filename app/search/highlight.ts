import { toTerms } from './text/tokens.ts';

export type MarkedPart = { text: string; marked: boolean };

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[.,][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Splits a text into marked and other parts; joined they are the text in NFC. Whole words are marked: a mark inside a
 * word would break the shaping of Devanagari. `terms` as the search returns them.
 */
export function markWords(text: string, terms: readonly string[]): MarkedPart[] {
  const marked = new Set(terms);
  const normalized = text.normalize('NFC');
  const parts: MarkedPart[] = [];
  const add = (part: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (part === '') return;
    if (last && last.marked === isMarked) last.text += part;
    else parts.push({ text: part, marked: isMarked });
  };
  let end = 0;
  for (const { 0: word, index } of normalized.matchAll(WORD)) {
    add(normalized.slice(end, index), false);
    const isMarked = toTerms(word).some((term) => marked.has(term));
    add(word, isMarked);
    end = index + word.length;
  }
  add(normalized.slice(end), false);
  return parts;
}
