import { fold, tidy } from './fold.ts';

/** What stands behind a figure in "10th" and "१०वी". */
const ORDINALS =
  /(?<=\d)\s?(?:th|st|nd|rd|(?:वीं?|वि|वा|वे|व्या)(?:तील|तल्या|च्या|ची|चा|चे|त|पर्यंत|पासून|नंतर|साठी)?)(?![\p{L}\p{M}])/gu;

/** Letters and their signs; a dot between them is looked at by `withoutDots`. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*/gu;

/** Longest part of an abbreviation: एस.टी., पीएच.डी. Longer parts are two words without a space. */
const ABBREVIATION = 4;

/** The words of a text, in one way of typing them, as often as they stand there. */
export function splitWords(text: string): string[] {
  const found = tidy(text)
    .replace(/[’']s(?![\p{L}\p{M}])/gu, '')
    .replace(ORDINALS, ' ')
    .match(WORDS);
  return (found ?? []).flatMap(withoutDots).flatMap((word) => word.match(/\d+(?:\.\d+)?|[^\d]+/g) ?? []);
}

function withoutDots(word: string): string[] {
  if (/^\d+\.\d+$/.test(word)) return [String(Number(word))];
  const parts = word.split('.');
  return parts.every((part) => part.length <= ABBREVIATION) ? [parts.join('')] : parts;
}

/** The words of a query, folded, each once. Commas and the like only separate; an empty query has no words. */
export function wordsOf(query: string): string[] {
  return [...new Set(splitWords(query).map(fold))];
}

/** Whether a folded text has every word somewhere in it. Part of a word is enough: "pens" finds "pension". */
export function hasEveryWord(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => foldedText.includes(word));
}
