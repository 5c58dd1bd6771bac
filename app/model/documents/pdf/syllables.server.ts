import { readFileSync } from 'node:fs';
import { Blob, Direction, Face, Font, Buffer as Line, shape as shapeLine } from 'harfbuzzjs';
import type { Language } from '#app/i18n/language.ts';
import { addGlyphs, type Composite, readTables, writeCharacters, writeTables } from './truetype.server.ts';

/** Start of the private use area of Unicode. */
const FIRST_PRIVATE = 0xe000;
const LAST_PRIVATE = 0xf8ff;

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/g;
const MARK_AFTER_LETTER = /(?<!^)\p{Mn}/u;

export type Typeface = { file: Buffer; shape: ReturnType<typeof createShaper> };

export function openTypeface(name: string): Typeface {
  const file = readFileSync(name);
  return { file, shape: createShaper(file) };
}

/** Creates a function that shapes text with HarfBuzz. The function needs the language, because Marathi has its own glyphs for ल and श. */
function createShaper(file: Buffer) {
  const font = new Font(new Face(new Blob(file)));
  const line = new Line();
  return (text: string, language: Language, script = 'Deva') => {
    line.clearContents();
    line.addText(text);
    line.setDirection(Direction.LTR);
    line.setScript(script);
    line.setLanguage(language);
    shapeLine(font, line);
    const positions = line.getGlyphPositions();
    return line
      .getGlyphInfos()
      .map(({ codepoint: glyph, cluster }, index) => ({ glyph, cluster, ...positions[index] }));
  };
}

/** Splits a word into syllables, whose letters must be drawn together. */
function splitSyllables({ shape }: Typeface, word: string, language: Language): string[] {
  const starts = [...new Set(shape(word, language).map(({ cluster }) => cluster))].sort((a, b) => a - b);
  return starts.map((start, index) => word.slice(start, starts[index + 1]));
}

function drawSyllable({ shape }: Typeface, syllable: string, language: Language): Composite {
  let advance = 0;
  const parts = shape(syllable, language).map(({ glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const part = { glyph, x: advance + xOffset, y: yOffset };
    advance += xAdvance;
    return part;
  });
  return { parts, advance };
}

/**
 * Replaces each Devanagari syllable with a private-use character, drawn as one glyph; `restoreLetters` reverses this.
 * Otherwise poppler would copy spaces beside syllables of several glyphs, and PDF.js would copy letters in drawing order.
 */
export function encodeSyllables(text: string, typefaces: readonly [Typeface, ...Typeface[]], language: Language) {
  /** Private-use character → the letters that it replaces. */
  const letters = new Map<string, string>();
  const drawn: { character: string; syllable?: string }[] = [];
  const codes = new Map<string, string>();
  const add = (part: string, syllable?: string) => {
    const character = String.fromCharCode(FIRST_PRIVATE + letters.size);
    letters.set(character, part);
    drawn.push({ character, ...(syllable && { syllable }) });
    return character;
  };
  const encode = (syllable: string) => {
    // Encodes a combining mark (ु, ्) separately, because PDF.js gives no width to a glyph whose text contains a mark.
    const mark = syllable.search(MARK_AFTER_LETTER);
    const code =
      mark < 0 ? add(syllable, syllable) : add(syllable.slice(0, mark), syllable) + add(syllable.slice(mark));
    codes.set(syllable, code);
    return code;
  };
  const encoded = text.replace(DEVANAGARI, (word) =>
    splitSyllables(typefaces[0], word, language)
      .map((syllable) => codes.get(syllable) ?? encode(syllable))
      .join(''),
  );
  if (letters.size > LAST_PRIVATE - FIRST_PRIVATE)
    throw new Error('A document has more syllables than private-use characters');

  const plain = [...new Set(text.replace(DEVANAGARI, ''))];
  const fonts = typefaces.map((typeface) => {
    const tables = readTables(typeface.file);
    const glyphs = drawn.map(({ syllable }) =>
      syllable ? drawSyllable(typeface, syllable, language) : { parts: [], advance: 0 },
    );
    const first = addGlyphs(tables, glyphs);
    writeCharacters(tables, [
      // Shapes without a script, which gives each letter the default glyph of the font.
      ...plain.map(
        (letter) => [letter.codePointAt(0) ?? 0, typeface.shape(letter, 'en', 'Zyyy')[0]?.glyph ?? 0] as const,
      ),
      ...drawn.map(({ character }, index) => [character.charCodeAt(0), first + index] as const),
    ]);
    return writeTables(tables);
  });
  return { text: encoded, letters, fonts };
}
