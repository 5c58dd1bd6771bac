/** Zero-width characters: they change the shape of a Devanagari word, not the word. */
const JOINERS = /[\u200b-\u200d\u2060\ufeff]/g;

/** Latin accents, and the nukta: क़ is typed as क. */
const ACCENTS = /[\u0300-\u036f\u093c]/g;

const CONSONANT = '[क-ह]';

/** A whole number with commas, `1,50,000`; `1,5` are two numbers, `2024,25,1` is a list. */
const GROUPED = /(?<![\d,])\d+(?:,\d{2,})+(?!,?\d)/g;

/**
 * Removes differences of typing: NFC, lower case, Latin digits, no joiners or nukta, `1,500` as one number, a nasal before
 * a stop as anusvara (हिन्दी, हिंदी), ध्द as द्ध. Vowels keep their length: endings differ by it.
 */
export function normalize(text: string): string {
  return text
    .replace(JOINERS, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966))
    .replace(GROUPED, (number) => number.replaceAll(',', ''))
    .replace(/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g, 'ं')
    .replace(/ँ/g, 'ं')
    .replace(/[दध](?:्[दध])+/g, (cluster) => cluster.split('्').sort().join('्'));
}

/**
 * Folds a text for comparison: long and short i and u, ष and श, ळ and ल, ृ and ्रु, ज्ये and जे, doubled and single
 * consonants, English vowels (ऑ, ॅ). Signs that leave or make a virama go first: their neighbours may form a cluster.
 */
export function fold(text: string): string {
  return normalize(text.replace(/[ॅः]/g, '').replace(/ृ/g, '्रु'))
    .replace(/[ईिी]/g, (vowel) => (vowel === 'ई' ? 'इ' : 'ि'))
    .replace(/[ऊू]/g, (vowel) => (vowel === 'ऊ' ? 'उ' : 'ु'))
    .replace(/ऋ/g, 'रु')
    .replace(/ॉ/g, 'ो')
    .replace(/ऑ/g, 'ओ')
    .replace(/[ऍॲ]/g, 'अ')
    .replace(/ष/g, 'श')
    .replace(/ळ/g, 'ल')
    .replace(/ज(?:्य)+/g, 'ज')
    .replace(new RegExp(`(${CONSONANT})(?:्\\1)+`, 'g'), '$1');
}
