/** The Marathi letters क to ळ, the two conjuncts that count as letters, and the Marathi eyelash र. */
const LETTERS = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळ', 'क्ष', 'ज्ञ', 'ऱ्य', 'ऱ्ह'];

/** Letters to which र can be joined below. */
const RAKAR = [...'कखगघजटडतथदधपफबभमवशसह'];

const SIGNS = ['', ...'ािीुूृेैोौॅॉ्ंःँ', 'ां', 'ीं', 'ें', 'ों'];

const VIRAMA = '्';
const ZERO_WIDTH_JOINER = '\u200d';

/**
 * Lists syllables that future Marathi texts may contain: each letter with each sign, with र above and below it, and its
 * half form. Conjuncts that are neither in this list nor in the texts of the site, such as ट्ठ, are drawn with a half
 * form or a visible virama, which is correct and readable.
 */
export function marathiSyllables(): string[] {
  const withSigns = (letter: string) => SIGNS.map((sign) => letter + sign);
  return [
    ...LETTERS.flatMap(withSigns),
    ...LETTERS.flatMap((letter) => withSigns(`र${VIRAMA}${letter}`)),
    ...RAKAR.flatMap((letter) => withSigns(`${letter}${VIRAMA}र`)),
    ...LETTERS.map((letter) => letter + VIRAMA + ZERO_WIDTH_JOINER),
  ];
}
