/**
 * Letter sequences that look like another letter, with the letter that Unicode prefers (DoNotEmit.txt, Devanagari), and the
 * halves of vowel signs that converters of old fonts write one after the other (as Lucene's IndicNormalizer joins them).
 */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Vowel signs, in either order
    'ाे': 'ो',
    'ाै': 'ौ',
    'ाॅ': 'ॉ',
    'ाॆ': 'ॊ',
    'ाऺ': 'ऻ',
    'ेा': 'ो',
    'ैा': 'ौ',
    'ॅा': 'ॉ',
    'ॆा': 'ॊ',
    'ऺा': 'ऻ',
    // Vowel letters
    अा: 'आ',
    अॆ: 'ऄ',
    अॅ: 'ॲ',
    अॉ: 'ऑ',
    अॊ: 'ऒ',
    अो: 'ओ',
    अौ: 'औ',
    अऺ: 'ॳ',
    अऻ: 'ॴ',
    अॏ: 'ॵ',
    अॖ: 'ॶ',
    अॗ: 'ॷ',
    आॅ: 'ऑ',
    आॆ: 'ऒ',
    आे: 'ओ',
    आै: 'औ',
    आऺ: 'ॴ',
    र्इ: 'ई',
    उु: 'ऊ',
    एॅ: 'ऍ',
    एॆ: 'ऎ',
    एे: 'ऐ',
    // A half consonant and the stroke that completes it
    '्ा': '',
  }),
);

const SEQUENCE = new RegExp([...LOOK_ALIKES.keys()].join('|'), 'g');

/** A sign written twice, of which only one is seen, and a nasal sign before the vowel sign below which it stands. */
const REPEATED = /([\u0900-\u0903\u093a\u093b\u093e-\u094f])\1+/g;
const NASAL_FIRST = /([\u0900-\u0902])([\u093a\u093b\u093e-\u094c])/g;

/** Writes what looks alike with the same letters. */
export function joinLookAlikes(text: string): string {
  return text
    .replace(REPEATED, '$1')
    .replace(NASAL_FIRST, '$2$1')
    .replace(SEQUENCE, (sequence) => LOOK_ALIKES.get(sequence) ?? sequence);
}
