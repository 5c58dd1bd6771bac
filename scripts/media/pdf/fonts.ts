import { deflateSync, inflateSync } from 'node:zlib';
import { addObject, objectOf, type PdfFile, referenceIn } from './objects.ts';

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
  const letters = readToUnicode(unpacked(toUnicode.stream));
  const blank = emptyGlyph(inflateSync(streamOf(objectOf(file, referenceIn(descriptor.text, 'FontFile2')).stream)));

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
      descendant.text = descendant.text
        .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${map} 0 R`)
        .replace(/\/W \[[^[]*(?:\[[^\]]*\][^[\]]*)*\]\s*/, '')
        .replace(/\/DW -?[\d.]+/, `/DW 0\n/W [0 [${width}]]`);
      Object.assign(toUnicode, packed(Buffer.from(toUnicodeMap(codes), 'latin1')));
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

/** Skia writes U+0000 for a glyph that it has no letters for; such an entry is none. */
function readToUnicode(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  const add = (glyph: number, text: string) => {
    if (text !== '\0') letters.set(glyph, text);
  };
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, text] of (block as string).matchAll(/<(\w+)>\s*<(\w+)>/g))
      add(Number.parseInt(glyph as string, 16), textOfHex(text as string));
  for (const [, block] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first, last, text] of (block as string).matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const from = Number.parseInt(first as string, 16);
      const letter = Number.parseInt(text as string, 16);
      for (let glyph = from; glyph <= Number.parseInt(last as string, 16); glyph += 1)
        add(glyph, String.fromCodePoint(letter + glyph - from));
    }
  return letters;
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

/** A CMap has at most 100 entries in a block (PDF reference, CMap files). */
function toUnicodeMap(codes: readonly Code[]): string {
  const lines = codes.flatMap(({ letters }, code) => (letters ? [`<${hex(code)}> <${hexOfText(letters)}>`] : []));
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo
<<  /Registry (Adobe)
/Ordering (UCS)
/Supplement 0
>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

export function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

/** A text as UTF-16 in hexadecimal, without the mark at the beginning. */
export function hexOfText(text: string): string {
  return [...Array(text.length).keys()].map((index) => hex(text.charCodeAt(index))).join('');
}

export function textOfHex(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

/** A stream packed as every PDF reader understands it. */
export function packed(content: Buffer): { text: string; stream: Buffer } {
  const stream = deflateSync(content, { level: 9 });
  return { text: `<</Filter /FlateDecode\n/Length ${stream.length}>>`, stream };
}

export function unpacked(stream: Buffer | undefined): string {
  return inflateSync(streamOf(stream)).toString('latin1');
}

function streamOf(stream: Buffer | undefined): Buffer {
  if (!stream) throw new Error('The PDF has no stream where one is expected');
  return stream;
}
