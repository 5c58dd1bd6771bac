/** क to ळ as Marathi writes them, the two conjuncts that count as letters, and the eyelash र, which is Marathi's own. */
const LETTERS = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळ', 'क्ष', 'ज्ञ', 'ऱ्य', 'ऱ्ह'];

/** Letters that take र below them. */
const RAKAR = [...'कखगघजटडतथदधपफबभमवशसह'];

const SIGNS = ['', ...'ािीुूृेैोौॅॉ्ंःँ', 'ां', 'ीं', 'ें', 'ों'];

const VIRAMA = '्';
const ZERO_WIDTH_JOINER = '\u200d';

/**
 * Lists syllables that any Marathi text may contain, beyond the present texts: each letter with each sign, with र above
 * and below it, and its half form. A conjunct that is in neither this list nor the catalogue is written with a half form or
 * a visible virama, ट्ठ, which is correct and readable.
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
