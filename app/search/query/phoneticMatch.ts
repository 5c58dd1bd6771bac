import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { findNearest } from '../text/editDistance.ts';
import { phoneticKey } from '../text/phonetic.ts';

/** The weight of a term with the same sound, vowels included. */
export const PHONETIC_WEIGHT = 0.7;

/** Too many words share a skeleton of two consonants: their inner vowels have to match exactly. */
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

function differInLastVowel(one: string, other: string): boolean {
  return one.replace(/[iu]$/, '') === other.replace(/[iu]$/, '');
}
