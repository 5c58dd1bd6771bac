import { findNearest } from '#app/model/editDistance.ts';
import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { fold } from '../text/normalize.ts';
import { phoneticKey } from '../text/phonetic.ts';
import { toTerm } from '../text/tokens.ts';

/** Minimum length and weight of prefix matches. An unfinished word weighs more: it probably begins a term. */
const PREFIX = { finished: { minLength: 3, weight: 0.4 }, unfinished: { minLength: 2, weight: 0.9 } };

/** Weight of a weak match: a term that ends with the word, or that begins with the same sound in another spelling. */
const LOOSE_WEIGHT = 0.2;

const MIN_SUFFIX_LENGTH = 4;

/** Finds terms that begin with a word. An unknown word also finds Marathi terms that end with it (वेतन: निवृत्तीवेतन). */
export function findPartialMatches({ words, sounds }: SearchIndex, typed: string, isUnfinished: boolean): TermMatch[] {
  const { minLength, weight } = PREFIX[isUnfinished ? 'unfinished' : 'finished'];
  const folded = fold(typed);
  if (folded.length < minLength || /^\d/.test(folded)) return [];
  const ownTerm = toTerm(typed);
  const isKnown = words.has(ownTerm);
  const isLatin = /^[a-z]+$/.test(folded);
  const sound = isLatin && !isKnown ? phoneticKey(folded).sound : '';
  return [...words.keys()].flatMap((term) => {
    if (term === ownTerm) return [];
    if (term.startsWith(folded)) return [{ term, weight: weight * (folded.length / term.length) ** 0.5 }];
    const isSuffix = !isKnown && !isLatin && ownTerm.length >= MIN_SUFFIX_LENGTH && term.endsWith(ownTerm);
    const soundsAlike = sound.length >= minLength && sounds.get(term)?.sound.startsWith(sound);
    return isSuffix || soundsAlike ? [{ term, weight: LOOSE_WEIGHT }] : [];
  });
}

/** The weight of a term with the same sound, vowels included. */
export const PHONETIC_WEIGHT = 0.7;

/** Many words share a consonant skeleton of this length, so a match must also have the same inner vowels. */
const SHORT_SKELETON = 2;

/** Marathi endings as they are typed in Roman letters: vidhvansathi, mulinche, yojnecha. */
const ROMAN_ENDING = /n?(?:sath?[iy]|saathi|sathee|madh?ye|madhil|karita|ch[ae]?ya|ch[aei]|na|la|til)$/;

/** Finds the Marathi terms that sound most like a word in Roman letters, with or without its ending. */
export function findPhoneticMatches(index: SearchIndex, word: string): TermMatch[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const matches = matchSound(index, word);
  return matches.length > 0 ? matches : matchSound(index, word.replace(ROMAN_ENDING, ''));
}

function matchSound({ sounds }: SearchIndex, word: string): TermMatch[] {
  const typed = phoneticKey(word);
  if (typed.skeleton.length < SHORT_SKELETON) return [];
  const candidates = [...sounds].flatMap(([term, { skeleton, sound }]) =>
    skeleton === typed.skeleton && (skeleton.length > SHORT_SKELETON || differInLastVowel(sound, typed.sound))
      ? { term, spelling: sound }
      : [],
  );
  const { nearest, distance } = findNearest(candidates, typed.sound, Math.ceil(typed.sound.length / 4));
  return nearest.map(({ term }) => ({ term, weight: PHONETIC_WEIGHT / (1 + distance / 4) }));
}

/** Returns whether two sounds are equal or differ only in their last vowel. */
function differInLastVowel(a: string, b: string): boolean {
  return a.replace(/[iu]$/, '') === b.replace(/[iu]$/, '');
}

const MISSPELLING_WEIGHT = 0.5;

/** Allows fewer mistakes in shorter words, because one mistake often turns a short word into another word. */
function maxMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Minimum length of words in which any letter may be wrong. Shorter words allow only similar sounds or swapped letters. */
const FREE_LENGTH = { latin: 5, devanagari: 6 };

/** Finds the terms nearest to an unknown word. */
export function findSpellings({ words, sounds }: SearchIndex, word: string): TermMatch[] {
  const typed = toTerm(word);
  const candidates = [...words.keys()].map((term) => ({ term, spelling: term }));
  const matches = matchSpelling(candidates, typed);
  if (typed.length >= (/^[a-z]/.test(typed) ? FREE_LENGTH.latin : FREE_LENGTH.devanagari)) return matches;
  const { skeleton } = phoneticKey(typed);
  return matches.filter(({ term }) => sounds.get(term)?.skeleton === skeleton || sorted(term) === sorted(typed));
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** Finds the Marathi terms whose sound is nearest to a misspelt word in Roman letters: "shishavrutti". */
export function findPhoneticSpellings({ sounds }: SearchIndex, word: string): TermMatch[] {
  if (!/^[a-z]{6,}$/.test(word)) return [];
  const candidates = [...sounds].map(([term, { sound }]) => ({ term, spelling: sound }));
  return matchSpelling(candidates, phoneticKey(word).sound);
}

/** Compares only candidates with the same first letter, which is seldom misspelt. */
function matchSpelling(candidates: readonly { term: string; spelling: string }[], typed: string): TermMatch[] {
  const max = maxMistakes(typed.length);
  if (max === 0) return [];
  const likely = candidates.filter(({ spelling }) => spelling[0] === typed[0]);
  return findNearest(likely, typed, max).nearest.map(({ term }) => ({ term, weight: MISSPELLING_WEIGHT }));
}
