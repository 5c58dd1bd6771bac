import { toTerms } from './text/tokens.ts';

const WORD = /([\p{L}\p{M}\p{N}\u200c\u200d]+(?:[.,][\p{L}\p{M}\p{N}]+)*)/u;

/** Splits a text into marked and other parts. Marks only whole words, because a mark inside a word breaks Devanagari shaping. */
export function markWords(text: string, terms: readonly string[]): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  for (const part of text.normalize('NFC').split(WORD).filter(Boolean)) {
    const marked = toTerms(part).some((term) => terms.includes(term));
    const last = parts[parts.length - 1];
    if (last?.marked === marked) last.text += part;
    else parts.push({ text: part, marked });
  }
  return parts;
}
