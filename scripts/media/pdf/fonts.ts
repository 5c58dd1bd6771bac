import { addObject, objectOf, type PdfFile, referenceIn, replaced } from './objects.ts';
import { packed, unpacked } from './streams.ts';
import { readToUnicode, toUnicodeMap } from './to-unicode.ts';

/** A font of the file: what its glyphs are, and the codes that the finished text writes them with. */
export type TextFont = {
  /** Width of a glyph in thousandths of the letter size. */
  widthOf: (glyph: number) => number;
  /** Letters that the font itself gives a glyph; nothing for half forms and most conjuncts. */
  lettersOf: (glyph: number) => string | undefined;
  /** Code for a glyph that carries these letters; the same pair gets the same code. No glyph: nothing to see, no width. */
  codeFor: (glyph: number | undefined, letters: string) => number;
};

type Code = { glyph: number; letters: string; width: number };

/**
 * Opens a Type 0 font of Chromium's, in which a code is a glyph number. `finish` gives the font its new codes: one for
 * every pair of glyph and letters, so that the same drawing can stand for different letters (shareLetters).
 */
export function openFont(file: PdfFile, number: number): TextFont & { finish: () => void } {
  const font = objectOf(file, number);
  const descendant = objectOf(file, referenceIn(font.text, 'DescendantFonts'));
  const descriptor = objectOf(file, referenceIn(descendant.text, 'FontDescriptor'));
  const toUnicode = objectOf(file, referenceIn(font.text, 'ToUnicode'));
  const widths = readWidths(descendant.text);
  const letters = readToUnicode(unpacked(toUnicode.stream).toString('latin1'));
  const blank = emptyGlyph(unpacked(objectOf(file, referenceIn(descriptor.text, 'FontFile2')).stream));

  // Code 0 is the glyph for "not in this font", which no text uses.
  const codes: Code[] = [{ glyph: 0, letters: '', width: widths(0) }];
  const known = new Map<string, number>();
  return {
    widthOf: widths,
    lettersOf: (glyph) => letters.get(glyph),
    codeFor: (glyph, text) => {
      const key = `${glyph} ${text}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      codes.push({ glyph: glyph ?? blank, letters: text, width: glyph === undefined ? 0 : widths(glyph) });
      known.set(key, codes.length - 1);
      return codes.length - 1;
    },
    finish: () => {
      const map = addObject(file, packed(glyphMap(codes)));
      const width = codes.map((code) => code.width).join(' ');
      const mapped = replaced(descendant.text, /\/CIDToGIDMap \/Identity/, `/CIDToGIDMap ${map} 0 R`);
      // A font whose glyphs are all as wide as /DW says has no /W.
      const bare = mapped.replace(/\/W \[[^[]*(?:\[[^\]]*\][^[\]]*)*\]\s*/, '');
      descendant.text = replaced(bare, /\/DW -?[\d.]+/, `/DW 0\n/W [0 [${width}]]`);
      const texts = codes.map(({ letters }) => letters);
      Object.assign(toUnicode, packed(Buffer.from(toUnicodeMap(texts), 'latin1')));
    },
  };
}

/** `/W [0 [518] 8 [955 0 500] 440 445 268] /DW 0`: single glyphs, then ranges of one width. */
function readWidths(descendant: string): (glyph: number) => number {
  const widths = new Map<number, number>();
  const list = /\/W \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(descendant)?.[1] ?? '';
  for (const [, first, each, last, same] of list.matchAll(/(\d+)\s*(?:\[([^\]]*)\]|(\d+)\s+(-?[\d.]+))/g)) {
    const from = Number(first);
    if (each === undefined) for (let glyph = from; glyph <= Number(last); glyph += 1) widths.set(glyph, Number(same));
    else
      each
        .trim()
        .split(/\s+/)
        .forEach((width, index) => {
          widths.set(from + index, Number(width));
        });
  }
  const usual = Number(/\/DW (-?[\d.]+)/.exec(descendant)?.[1] ?? 1000);
  return (glyph) => widths.get(glyph) ?? usual;
}

/** First glyph without an outline: equal neighbours in the TrueType table `loca`. The subset has many, the glyphs cut out. */
function emptyGlyph(font: Buffer): number {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  const [head, loca, maxp] = ['head', 'loca', 'maxp'].map((name) => tables.get(name));
  if (head === undefined || loca === undefined || maxp === undefined)
    throw new Error('The PDF has a font of a new kind');
  const long = font.readInt16BE(head + 50) === 1;
  const offset = (glyph: number) => (long ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2));
  const glyphs = font.readUInt16BE(maxp + 4);
  for (let glyph = 1; glyph < glyphs; glyph += 1) if (offset(glyph) === offset(glyph + 1)) return glyph;
  throw new Error('The PDF has a font without an empty glyph');
}

function glyphMap(codes: readonly Code[]): Buffer {
  const map = Buffer.alloc(codes.length * 2);
  codes.forEach(({ glyph }, code) => {
    map.writeUInt16BE(glyph, code * 2);
  });
  return map;
}
