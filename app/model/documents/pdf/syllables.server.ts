import type { Language } from '#app/i18n/language.ts';
import type { Shaper } from './shaper.server.ts';
import { addGlyphs, type Composite, readTables, writeCharacters, writeTables } from './truetype.server.ts';

/** Characters that Unicode leaves to whoever wants them. */
const FIRST_PRIVATE = 0xe000;
const LAST_PRIVATE = 0xf8ff;

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/g;

/** Any mark but at the beginning. */
const MARK = /(?<!^)\p{Mn}/u;

/** Drawn where letters follow that their syllable has drawn already. */
const NOTHING: Composite = { parts: [], advance: 0 };

export type Typeface = { file: Uint8Array; shaper: Shaper };

/** A text in which private characters stand for syllables, what they stand for, and a font for each typeface that draws them. */
export type Encoded = { text: string; letters: ReadonlyMap<string, string>; fonts: Buffer[] };

/**
 * Writes a private character for every Devanagari syllable, and makes fonts that draw each as one glyph. A PDF of such a text
 * has the syllables in the order of writing; with the letters put back (restoreLetters), every reader copies them as they were
 * typed. Otherwise poppler adds spaces beside syllables of several glyphs, and PDF.js copies letters in the order of drawing.
 * PDF.js takes a glyph with a mark among its letters (ु, ्) for one without width, so the letters from the first mark on
 * have a character of their own, which draws nothing.
 */
export function encodeSyllables(text: string, typefaces: readonly Typeface[], language: Language): Encoded {
  const letters = new Map<string, string>();
  const drawn: { character: string; syllable?: string }[] = [];
  const codes = new Map<string, string>();
  const add = (part: string, syllable?: string) => {
    const character = String.fromCharCode(FIRST_PRIVATE + letters.size);
    letters.set(character, part);
    drawn.push(syllable ? { character, syllable } : { character });
    return character;
  };
  const encode = (syllable: string) => {
    const mark = syllable.search(MARK);
    const code =
      mark < 0 ? add(syllable, syllable) : add(syllable.slice(0, mark), syllable) + add(syllable.slice(mark));
    codes.set(syllable, code);
    return code;
  };
  const encoded = text.replace(DEVANAGARI, (word) =>
    (typefaces[0]?.shaper.syllablesOf(word, language) ?? []).map((one) => codes.get(one) ?? encode(one)).join(''),
  );
  if (letters.size > LAST_PRIVATE - FIRST_PRIVATE)
    throw new Error('A document has more syllables than private characters');

  const plain = [...new Set(text.replace(DEVANAGARI, ''))];
  const fonts = typefaces.map(({ file, shaper }) => {
    const tables = readTables(file);
    const glyphs = drawn.map(({ syllable }) => (syllable ? shaper.draw(syllable, language) : NOTHING));
    const first = addGlyphs(tables, glyphs);
    writeCharacters(tables, [
      ...plain.map((letter) => [letter.codePointAt(0) ?? 0, shaper.glyphOf(letter)] as const),
      ...drawn.map(({ character }, index) => [character.charCodeAt(0), first + index] as const),
    ]);
    return writeTables(tables);
  });
  return { text: encoded, letters, fonts };
}
