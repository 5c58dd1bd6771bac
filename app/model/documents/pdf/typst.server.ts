import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { DocumentContent } from '../document.server.ts';
import { type PdfObject, readPdf } from './read.server.ts';
import { openShaper } from './shaper.server.ts';
import { encodeSyllables } from './syllables.server.ts';
import { writePdf } from './write.server.ts';

/** Names the font files of the site, so that a document never depends on the fonts of a machine. */
export const FONT_FILES = ['400Regular/Mukta_400Regular', '700Bold/Mukta_700Bold'].map((name) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts/mukta', `${name}.ttf`),
);

const TEMPLATE = 'app/model/documents/pdf/document.typ';

/** Lists the letters that the template writes by itself: marks of lists, full stops, spaces. */
const OF_TEMPLATE = '• .';

let typefaces: { file: Buffer; shaper: ReturnType<typeof openShaper> }[] | undefined;

/** Compiles a document to PDF/UA-1, the same bytes for the same content. Throws with the diagnostics of Typst. */
export function compilePdf(content: DocumentContent): Buffer {
  typefaces ??= FONT_FILES.map((name) => readFileSync(name)).map((file) => ({ file, shaper: openShaper(file) }));
  const { text, letters, fonts } = encodeSyllables(
    JSON.stringify({ ...content, OF_TEMPLATE }),
    typefaces,
    content.language,
  );
  const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: fonts }] });
  const { title, publisher } = content;
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { document: text, title, publisher } });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics() ?? compiled.takeError();
    throw new Error(`Typst cannot lay out “${title}”: ${JSON.stringify(diagnostics?.shortDiagnostics)}`);
  }
  return restoreLetters(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }), letters);
}

/** Matches UTF-16 in hexadecimal digits. */
const HEX_TEXT = /<(?:[0-9A-F]{4})+>/g;

/** Replaces private characters with letters in the ToUnicode maps and the outline, and compresses every stream again. */
function restoreLetters(pdf: Buffer, letters: ReadonlyMap<string, string>): Buffer {
  const replaceCharacters = (text: string) =>
    text.replace(HEX_TEXT, (digits) => {
      const units = (digits.match(/[0-9A-F]{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16)));
      return `<${units.map((unit) => hexOf(letters.get(unit) ?? unit)).join('')}>`;
    });
  const file = readPdf(pdf);
  for (const object of file.objects.values()) {
    object.text = replaceCharacters(object.text);
    if (!object.stream) continue;
    const content = decompress(object);
    if (content)
      compress(
        object,
        content.includes('begincmap') ? Buffer.from(replaceCharacters(content.toString('latin1')), 'latin1') : content,
      );
  }
  return writePdf(file);
}

function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** Inflates a stream; undefined for one with another filter. */
function decompress({ text, stream }: PdfObject): Buffer | undefined {
  if (!stream || !text.includes('/Filter')) return stream;
  return /\/Filter \/FlateDecode/.test(text) ? inflateSync(stream) : undefined;
}

function compress(object: PdfObject, content: Buffer): void {
  object.stream = deflateSync(content, { level: 9 });
  const bare = object.text.replace(/\/Filter \/FlateDecode/, '');
  object.text = bare.replace(/\/Length \d+/, `/Length ${object.stream.length}\n/Filter /FlateDecode`);
}
