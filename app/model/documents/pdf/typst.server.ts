import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { DocumentContent } from '../document.server.ts';
import { readPdf, writePdf } from './pdfObjects.server.ts';
import { encodeSyllables, openTypeface, type Typeface } from './syllables.server.ts';

/** Font files of the site, because a document must not depend on the fonts of the build machine. */
export const FONT_FILES = [fontFile('400Regular/Mukta_400Regular'), fontFile('700Bold/Mukta_700Bold')] as const;

function fontFile(name: string): string {
  return join(process.cwd(), 'node_modules/@expo-google-fonts/mukta', `${name}.ttf`);
}

const TEMPLATE = 'app/model/documents/pdf/document.typ';

/** Characters that the template adds: list markers, full stops, spaces. */
const TEMPLATE_CHARACTERS = '• .';

let typefaces: [Typeface, Typeface] | undefined;

/** Compiles a document to PDF/UA-1, with the same bytes for the same content. Throws with the diagnostics from Typst. */
export function compilePdf(content: DocumentContent): Buffer {
  typefaces ??= [openTypeface(FONT_FILES[0]), openTypeface(FONT_FILES[1])];
  const document = JSON.stringify({ ...content, TEMPLATE_CHARACTERS });
  const { text, letters, fonts } = encodeSyllables(document, typefaces, content.language);
  const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: fonts }] });
  const { title, publisher } = content;
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { document: text, title, publisher } });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics() ?? compiled.takeError();
    throw new Error(`Typst cannot lay out “${title}”: ${JSON.stringify(diagnostics?.shortDiagnostics)}`);
  }
  return restoreLetters(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }), letters);
}

/** Matches a UTF-16 string in hexadecimal digits. */
const HEX_TEXT = /<(?:[0-9A-F]{4})+>/g;

/** In ToUnicode maps and the outline, replaces private-use characters with letters. Compresses every stream again. */
function restoreLetters(pdf: Buffer, letters: ReadonlyMap<string, string>): Buffer {
  const replaceCharacters = (text: string) =>
    text.replace(HEX_TEXT, (digits) => {
      const units = Array.from(Buffer.from(digits.slice(1, -1), 'hex').swap16().toString('utf16le'));
      const restored = units.map((unit) => letters.get(unit) ?? unit).join('');
      return `<${Buffer.from(restored, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
    });
  const file = readPdf(pdf);
  for (const object of file.objects.values()) {
    object.text = replaceCharacters(object.text);
    if (!object.stream) continue;
    const content = object.text.includes('/Filter /FlateDecode') ? inflateSync(object.stream) : object.stream;
    const isMap = content.includes('begincmap');
    const restored = isMap ? Buffer.from(replaceCharacters(content.toString('latin1')), 'latin1') : content;
    object.stream = deflateSync(restored, { level: 9 });
    const dictionary = object.text.replace('/Filter /FlateDecode', '');
    object.text = dictionary.replace(/\/Length \d+/, `/Length ${object.stream.length}\n/Filter /FlateDecode`);
  }
  return writePdf(file);
}
