import { distance } from './distance.ts';
import { romanKey } from './roman.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { Meaning } from './terms.ts';
import { termOf } from './terms.ts';

const MISTYPED_WEIGHT = 0.5;

/** Letters that may be wrong in a word of a length. Short words become other words too soon. */
function mistakesAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** From this length on a letter may be any other; in shorter words only one that sounds alike, or two that are swapped. */
const LONG_ENOUGH = { latin: 5, devanagari: 6 };

/** The words nearest to one that is not known, if it can be one of them with a letter or two mistyped. */
export function mistypedFor({ words, sounds }: SearchIndex, word: string): Meaning[] {
  const typed = termOf(word);
  const near = nearest(words.keys(), typed, (term) => term);
  if (typed.length >= (/^[a-z]/.test(typed) ? LONG_ENOUGH.latin : LONG_ENOUGH.devanagari)) return near;
  const { bones } = romanKey(typed);
  return near.filter(({ term }) => sounds.get(term)?.bones === bones || sorted(term) === sorted(typed));
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** The same for what was heard and then mistyped: "shishavrutti". */
export function misheardFor({ sounds }: SearchIndex, word: string): Meaning[] {
  if (!/^[a-z]{6,}$/.test(word)) return [];
  return nearest(sounds.keys(), romanKey(word).sound, (term) => sounds.get(term)?.sound ?? '');
}

function nearest(terms: Iterable<string>, typed: string, spelling: (term: string) => string): Meaning[] {
  const allowed = mistakesAllowed(typed.length);
  let best = allowed;
  let found: string[] = [];
  for (const term of allowed === 0 ? [] : terms) {
    const written = spelling(term);
    // The first letter is seldom the wrong one.
    if (written[0] !== typed[0]) continue;
    const apart = distance(typed, written, best);
    if (apart < best) found = [];
    if (apart > best) continue;
    best = apart;
    found.push(term);
  }
  return found.map((term) => ({ term, weight: MISTYPED_WEIGHT }));
}
