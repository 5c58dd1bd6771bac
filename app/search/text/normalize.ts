/** Zero-width characters: they change the shape of a Devanagari word, not the word. */
const JOINERS = /[\u200b-\u200d\u2060\ufeff]/g;

/** Latin accents, and the nukta: क़ is typed as क. */
const ACCENTS = /[\u0300-\u036f\u093c]/g;

/** A whole number with commas, `1,50,000`; `1,5` are two numbers, `2024,25,1` is a list. */
const GROUPED = /(?<![\d,])\d+(?:,\d{2,})+(?!,?\d)/g;

/** Removes differences of typing, also in nasals (हिन्दी, हिंदी). Vowels keep their length: endings differ by it. */
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

/** Folds letters that sound alike. Signs that leave or make a virama go first: their neighbours may form a cluster. */
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
    .replace(/([क-ह])(?:्\1)+/g, '$1');
}
