import { fold } from './fold.ts';
import { romanKey } from './roman.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { Meaning } from './terms.ts';
import { termOf } from './terms.ts';

/** A word that is still being typed is most likely the beginning of another. */
const PART = { finished: { shortest: 3, weight: 0.4 }, unfinished: { shortest: 2, weight: 0.9 } };

/** Of parts that are only heard, or that stand at the end of a word. */
const LOOSE_PART_WEIGHT = 0.2;

/** Words that begin with what is typed, and, where it is no word itself, Marathi ones that end in it: वेतन in निवृत्तीवेतन. */
export function partOf({ words, sounds }: SearchIndex, typed: string, isUnfinished: boolean): Meaning[] {
  const { shortest, weight } = PART[isUnfinished ? 'unfinished' : 'finished'];
  const folded = fold(typed);
  if (folded.length < shortest || /^\d/.test(folded)) return [];
  const bare = termOf(typed);
  const isKnown = words.has(bare);
  const isLatin = /^[a-z]+$/.test(folded);
  const heard = isLatin && !isKnown ? romanKey(folded).sound : '';
  return [...words.keys()].flatMap((term) => {
    if (term === bare) return [];
    if (term.startsWith(folded)) return [{ term, weight: weight * (folded.length / term.length) ** 0.5 }];
    if (!isKnown && !isLatin && bare.length >= 4 && term.endsWith(bare)) return [{ term, weight: LOOSE_PART_WEIGHT }];
    if (heard.length >= shortest && sounds.get(term)?.sound.startsWith(heard))
      return [{ term, weight: LOOSE_PART_WEIGHT }];
    return [];
  });
}
