import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { fold } from '../text/normalize.ts';
import { phoneticKey } from '../text/phonetic.ts';
import { toTerm } from '../text/tokens.ts';

/** An unfinished word is most likely the beginning of another. */
const PREFIX = { finished: { minLength: 3, weight: 0.4 }, unfinished: { minLength: 2, weight: 0.9 } };

/** The weight of a suffix, and of a prefix that only sounds alike. */
const LOOSE_WEIGHT = 0.2;

const MIN_SUFFIX_LENGTH = 4;

/** Finds terms that begin with a word; for an unknown one also Marathi terms that end with it (वेतन: निवृत्तीवेतन). */
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
