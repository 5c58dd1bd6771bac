/** Zero-width joiners change how a Devanagari word is drawn, not which word it is. */
const JOINERS = /[\u200b-\u200d\u2060\ufeff]/g;

/** Accents of Latin letters, and the nukta: क़ is typed as क. */
const ACCENTS = /[\u0300-\u036f\u093c]/g;

const CONSONANT = '[क-ह]';

/** A whole number with commas, `1,50,000`: `1,5` is a number and another one, `2024,25,1` a list. */
const GROUPED = /(?<![\d,])\d+(?:,\d{2,})+(?!,?\d)/g;

/**
 * A text in one way of typing it: NFC, small letters, Latin digits, no joiners, no nukta, `1,500` as one number, a nasal
 * before a stop as anusvara (हिन्दी and हिंदी are the same word), ध्द as द्ध. Long and short vowels stay apart: endings
 * are told by them.
 */
export function tidy(text: string): string {
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
 * A text as it is compared. What people mix up is made the same: long and short i and u, ष and श, ळ and ल, ृ and ्रु, ज्ये
 * and जे, doubled and single consonants, the sounds of English words (ऑ, ॅ). Signs that leave or make a virama
 * go first: what stands around them may form a cluster.
 */
export function fold(text: string): string {
  return tidy(text.replace(/[ॅः]/g, '').replace(/ृ/g, '्रु'))
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
