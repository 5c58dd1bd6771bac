import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { findNearest } from '../text/editDistance.ts';
import { phoneticKey } from '../text/phonetic.ts';
import { toTerm } from '../text/tokens.ts';

const MISSPELLING_WEIGHT = 0.5;

/** Returns how many letters may be wrong in a word of a length; short words turn into other words too soon. */
function maxMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** From this length any letter may be wrong; in shorter words only one that sounds alike, or two swapped ones. */
const FREE_LENGTH = { latin: 5, devanagari: 6 };

/** Finds the terms nearest to an unknown word. */
export function findSpellings({ words, sounds }: SearchIndex, word: string): TermMatch[] {
  const typed = toTerm(word);
  const matches = matchSpelling(
    [...words.keys()].map((term) => ({ term, spelling: term })),
    typed,
  );
  if (typed.length >= (/^[a-z]/.test(typed) ? FREE_LENGTH.latin : FREE_LENGTH.devanagari)) return matches;
  const { skeleton } = phoneticKey(typed);
  return matches.filter(({ term }) => sounds.get(term)?.skeleton === skeleton || sorted(term) === sorted(typed));
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** Finds the Marathi terms whose sound is nearest to a misspelt word in Roman letters: "shishavrutti". */
export function findPhoneticSpellings({ sounds }: SearchIndex, word: string): TermMatch[] {
  if (!/^[a-z]{6,}$/.test(word)) return [];
  return matchSpelling(
    [...sounds].map(([term, { sound }]) => ({ term, spelling: sound })),
    phoneticKey(word).sound,
  );
}

/** Keeps the first letter, which is seldom the wrong one. */
function matchSpelling(candidates: readonly { term: string; spelling: string }[], typed: string): TermMatch[] {
  const max = maxMistakes(typed.length);
  if (max === 0) return [];
  const likely = candidates.filter(({ spelling }) => spelling[0] === typed[0]);
  return findNearest(likely, typed, max).nearest.map(({ term }) => ({ term, weight: MISSPELLING_WEIGHT }));
}
