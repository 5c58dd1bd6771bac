import { fold, isDevanagari } from './normalize.ts';

/** Maps Devanagari letters to Roman sounds. Ignores aspiration and the variants of s, t, d, n and l. */
const VOWELS = { a: 'अआा', i: 'इिएेऐै', u: 'उुओोऔौ' };
const STOPS = { k: 'कख', g: 'गघ', c: 'चछ', j: 'जझ', t: 'टठतथ', d: 'डढदध', p: 'पफ', b: 'बभ' };
const CONTINUANTS = { n: 'ङञणन', m: 'म', y: 'य', r: 'र', l: 'लळ', v: 'व', s: 'शषस', h: 'ह' };

const SOUNDS = new Map(
  Object.entries({ ...VOWELS, ...STOPS, ...CONTINUANTS }).flatMap(([sound, letters]) =>
    Array.from(letters, (letter) => [letter, sound] as const),
  ),
);

/** `skeleton`: consonants and an initial vowel. `sound`: also i and u, but no inner a, which Devanagari often omits. */
export type PhoneticKey = { skeleton: string; sound: string };

/** Reduces a word in either script to its sound: घरकुल, gharkul and gharkool get the same key. */
export function phoneticKey(word: string): PhoneticKey {
  return phoneticKeyOfTerm(fold(word));
}

/** Reduces a word that is folded, as the terms of the index are. */
export function phoneticKeyOfTerm(folded: string): PhoneticKey {
  const roman = isDevanagari(folded) ? fromDevanagari(folded) : fromLatin(folded);
  const first = /^[aiu]/.exec(roman)?.[0] ?? '';
  const rest = roman.slice(first.length);
  const reduce = (dropped: RegExp) => first + rest.replace(dropped, '').replace(/(.)\1+/g, '$1');
  return { skeleton: reduce(/[aiu]/g), sound: reduce(/a/g) };
}

/** Letters that are spoken as a vowel or not at all, so that people leave them out: वेसन is व्यसन. */
const HARDLY_HEARD = /्?[यवरह]|[ंािीुूेैोौ्]/g;

/** Reduces a Marathi term to its first letter and the consonants that are heard. */
export function consonantKey(term: string): string {
  return term.slice(0, 1) + phoneticKeyOfTerm(term.slice(1).replace(HARDLY_HEARD, '')).skeleton;
}

function fromDevanagari(word: string): string {
  return word
    .replace(/्ह/g, '')
    .replace(/ं/g, 'n')
    .replace(/्/g, '')
    .replace(/[\u0900-\u097f]/g, (letter) => SOUNDS.get(letter) ?? '');
}

function fromLatin(word: string): string {
  return word
    .replace(/[^a-z]/g, '')
    .replace(/d?ny(?=[aeiou])|gy(?=a)/g, (cluster) => (cluster === 'ny' ? 'ny' : 'jn'))
    .replace(/jy/g, 'j')
    .replace(/chh?|cch/g, 'C')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/x/g, 'ks')
    .replace(/ph|f/g, 'p')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([bcdgjklmnprstv])h/g, '$1')
    .replace(/m(?=[bpvs])/g, 'n')
    .replace(/[ei]+/g, 'i')
    .replace(/[ou]+/g, 'u')
    .replace(/a+/g, 'a');
}
