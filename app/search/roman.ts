import { fold } from './fold.ts';

/** Consonants as one hears them in Roman letters: breath, length and the kind of s, t, d, n and l do not count. */
const CONSONANTS: Record<string, string> = {
  ...letters('कख', 'k'),
  ...letters('गघ', 'g'),
  ...letters('चछ', 'c'),
  ...letters('जझ', 'j'),
  ...letters('टठतथ', 't'),
  ...letters('डढदध', 'd'),
  ...letters('ङञणन', 'n'),
  ...letters('पफ', 'p'),
  ...letters('बभ', 'b'),
  ...letters('म', 'm'),
  ...letters('य', 'y'),
  ...letters('र', 'r'),
  ...letters('लळ', 'l'),
  ...letters('व', 'v'),
  ...letters('शषस', 's'),
  ...letters('ह', 'h'),
};

const VOWELS: Record<string, string> = {
  ...letters('अआा', 'a'),
  ...letters('इिएेऐै', 'i'),
  ...letters('उुओोऔौ', 'u'),
};

function letters(these: string, roman: string): Record<string, string> {
  return Object.fromEntries(Array.from(these, (letter) => [letter, roman]));
}

export type RomanKey = {
  /** Consonants and a first vowel. */
  bones: string;
  /** Also i, e → i and u, o → u; every a but the first is left out, as it may be unwritten in Devanagari. */
  sound: string;
};

/** The sound of a word of either script, as its spelling in Roman letters varies: घरकुल, gharkul, gharkool are one. */
export function romanKey(word: string): RomanKey {
  const roman = /[\u0900-\u097f]/.test(word) ? fromDevanagari(fold(word)) : fromLatin(fold(word));
  const first = /^[aiu]/.exec(roman)?.[0] ?? '';
  const rest = roman.slice(first.length);
  return {
    bones: first + single(rest.replace(/[aiu]/g, '')),
    sound: first + single(rest.replace(/a/g, '')),
  };
}

function fromDevanagari(word: string): string {
  return word
    .replace(/्ह/g, '')
    .replace(/ं/g, 'n')
    .replace(/्/g, '')
    .replace(/[\u0900-\u097f]/g, (letter) => CONSONANTS[letter] ?? VOWELS[letter] ?? '');
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

function single(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
