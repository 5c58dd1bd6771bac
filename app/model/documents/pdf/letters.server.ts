import { deflateSync, inflateSync } from 'node:zlib';
import { type PdfObject, readPdf } from './read.server.ts';
import { writePdf } from './write.server.ts';

/** A text as UTF-16 in hexadecimal digits. */
const HEX_TEXT = /<(?:[0-9A-F]{4})+>/g;

/**
 * Puts letters in place of private characters wherever a PDF of Typst's says what its text is: in the maps from glyphs to
 * letters, and in the names of the outline. Packs everything as small as it gets.
 */
export function writeLetters(pdf: Buffer, letters: ReadonlyMap<string, string>): Buffer {
  const withLetters = (text: string) =>
    text.replace(HEX_TEXT, (digits) => {
      const units = (digits.match(/[0-9A-F]{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16)));
      return `<${units.map((unit) => hexOf(letters.get(unit) ?? unit)).join('')}>`;
    });
  const file = readPdf(pdf);
  for (const object of file.objects.values()) {
    object.text = withLetters(object.text);
    if (!object.stream) continue;
    const content = unpack(object);
    if (content)
      pack(
        object,
        content.includes('begincmap') ? Buffer.from(withLetters(content.toString('latin1')), 'latin1') : content,
      );
  }
  return writePdf(file);
}

function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** Inflates a stream; undefined for one with another filter. */
function unpack({ text, stream }: PdfObject): Buffer | undefined {
  if (!stream || !text.includes('/Filter')) return stream;
  return /\/Filter \/FlateDecode/.test(text) ? inflateSync(stream) : undefined;
}

function pack(object: PdfObject, content: Buffer): void {
  object.stream = deflateSync(content, { level: 9 });
  const bare = object.text.replace(/\/Filter \/FlateDecode/, '');
  object.text = bare.replace(/\/Length \d+/, `/Length ${object.stream.length}\n/Filter /FlateDecode`);
}
