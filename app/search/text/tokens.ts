import { fold, normalize } from './normalize.ts';
import { stem } from './stem.ts';

/** The suffix of an ordinal, after its last digit: "10th", "१०वी". */
const ORDINALS =
  /(\d)\s?(?:th|st|nd|rd|(?:वीं?|वि|वा|वे|व्या)(?:तील|तल्या|च्या|ची|चा|चे|त|पर्यंत|पासून|नंतर|साठी)?)(?![\p{L}\p{M}])/gu;

/** Matches words of letters, marks and digits, with inner dots, which `splitDots` handles. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*/gu;

/** Maximum length of each part of an abbreviation (एस.टी., पीएच.डी.). If a part is longer, the dots separate words. */
const ABBREVIATION_LENGTH = 4;

/** Splits a text into normalized words. Keeps repeated words. */
export function tokenize(text: string): string[] {
  const words = normalize(text)
    .replace(/\bca(?=n[’']t)/g, 'can')
    .replace(/\bwo(?=n[’']t)/g, 'will')
    .replace(/n[’']t(?![\p{L}\p{M}])/gu, ' not')
    .replace(/[’']s(?![\p{L}\p{M}])/gu, '')
    .replace(ORDINALS, '$1 ')
    .match(WORDS);
  return (words ?? []).flatMap(splitDots).flatMap((word) => word.match(/\d+(?:\.\d+)?|[^\d]+/g) ?? []);
}

function splitDots(word: string): string[] {
  if (/^\d+\.\d+$/.test(word)) return [String(Number(word))];
  const parts = word.split('.');
  return parts.every((part) => part.length <= ABBREVIATION_LENGTH) ? [parts.join('')] : parts;
}

/** Stems and folds a word to a term of the index. */
export function toTerm(word: string): string {
  return fold(stem(word));
}

export function toTerms(text: string): string[] {
  return tokenize(text).map(toTerm);
}

/** Splits a query into folded words without duplicates. */
export function queryWords(query: string): string[] {
  return [...new Set(tokenize(query).map(fold))];
}

/** Returns true if a folded text contains every word, even as a part of a longer word: "pens" matches "pension". */
export function hasEveryWord(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => foldedText.includes(word));
}
