import { distance } from './distance.ts';
import { romanKey } from './roman.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { Meaning } from './terms.ts';

/** Of a word that was heard, with all its vowels. */
export const ROMAN_WEIGHT = 0.7;

/** Two consonants are common to too many words: no vowel between them may differ. */
const SHORT_BONES = 2;

/** Endings as they are heard and typed in Roman letters: vidhvansathi, mulinche, yojnecha. */
const ROMAN_ENDING = /n?(?:sath?[iy]|saathi|sathee|madh?ye|madhil|karita|ch[ae]?ya|ch[aei]|na|la|til)$/;

/** Marathi words that sound like a word typed in Roman letters: those nearest to it, by their vowels. */
export function soundsLike(index: SearchIndex, word: string): Meaning[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const found = heardAs(index, word);
  return found.length > 0 ? found : heardAs(index, word.replace(ROMAN_ENDING, ''));
}

function heardAs({ sounds }: SearchIndex, word: string): Meaning[] {
  const typed = romanKey(word);
  if (typed.bones.length < SHORT_BONES) return [];
  let best = Math.ceil(typed.sound.length / 4);
  let found: Meaning[] = [];
  for (const [term, { bones, sound }] of sounds) {
    if (bones !== typed.bones || (bones.length <= SHORT_BONES && !differInLastVowel(sound, typed.sound))) continue;
    const apart = distance(typed.sound, sound, best);
    if (apart > best) continue;
    if (apart < best) found = [];
    best = apart;
    found.push({ term, weight: ROMAN_WEIGHT / (1 + apart / 4) });
  }
  return found;
}

function differInLastVowel(one: string, other: string): boolean {
  return one.replace(/[iu]$/, '') === other.replace(/[iu]$/, '');
}
