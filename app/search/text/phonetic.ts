import { fold } from './normalize.ts';

/** Consonants as they sound in Roman letters: aspiration and the kind of s, t, d, n and l do not count. */
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

function letters(devanagari: string, roman: string): Record<string, string> {
  return Object.fromEntries(Array.from(devanagari, (letter) => [letter, roman]));
}

/** `skeleton`: consonants and a first vowel. `sound`: also i and u; an inner a may be unwritten in Devanagari. */
export type PhoneticKey = { skeleton: string; sound: string };

/** Reduces a word of either script to its sound: घरकुल, gharkul and gharkool get the same key. */
export function phoneticKey(word: string): PhoneticKey {
  const roman = /[\u0900-\u097f]/.test(word) ? fromDevanagari(fold(word)) : fromLatin(fold(word));
  const first = /^[aiu]/.exec(roman)?.[0] ?? '';
  const rest = roman.slice(first.length);
  return {
    skeleton: first + single(rest.replace(/[aiu]/g, '')),
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
