import { joinLookAlikes } from './lookAlikes.ts';

/** Characters without a shape of their own: joiners, soft hyphens, marks of direction. */
const JOINERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Latin accents, and the nukta, so that क़ equals क. */
const ACCENTS = /[\u0300-\u036f\u093c]/g;

export const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);

const DIGITS_AND_COMMAS = /[\d,]+/g;

/** A whole number with commas, such as `1,50,000`. Excludes `1,5` (two numbers) and `2024,25,1` (a list). */
const GROUPED = /^\d+(?:,\d{2,})+(?!,?\d)/;

/** Removes spelling variants, such as nasals (हिन्दी, हिंदी), but not vowel length, which distinguishes endings. */
export function normalize(text: string): string {
  const characters = text.replace(JOINERS, '').normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  return settle(characters, (before) =>
    joinLookAlikes(before)
      .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966))
      .replace(DIGITS_AND_COMMAS, (run) => run.replace(GROUPED, (number) => number.replace(/,/g, '')))
      .replace(/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g, 'ं')
      .replace(/ँ/g, 'ं')
      .replace(/[दध](?:्[दध])+/g, (cluster) => cluster.split('्').sort().join('्')),
  );
}

/** Repeats a step until it changes nothing, because a replaced letter may form a sequence with the next one. */
function settle(text: string, step: (text: string) => string): string {
  const after = step(text);
  return after === text ? text : settle(after, step);
}

/** Folds letters that sound alike. Replaces ॅ, ः and ृ before normalizing: replacing them can create clusters. */
export function fold(text: string): string {
  return settle(text, (before) =>
    normalize(normalize(before).replace(/[ॅः]/g, '').replace(/ृ/g, '्रु'))
      .replace(/[ईिी]/g, (vowel) => (vowel === 'ई' ? 'इ' : 'ि'))
      .replace(/[ऊू]/g, (vowel) => (vowel === 'ऊ' ? 'उ' : 'ु'))
      .replace(/ऋ/g, 'रु')
      .replace(/[ॉॊ]/g, 'ो')
      .replace(/[ऑऒ]/g, 'ओ')
      .replace(/ॆ/g, 'े')
      .replace(/ऎ/g, 'ए')
      .replace(/[ऄऍॲ]/g, 'अ')
      .replace(/ष/g, 'श')
      .replace(/ळ/g, 'ल')
      .replace(/ज(?:्य)+/g, 'ज')
      .replace(/([क-ह])(?:्\1)+/g, '$1'),
  );
}
