import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { DocumentContent } from '../document.server.ts';
import { writeLetters } from './letters.server.ts';
import { openShaper } from './shaper.server.ts';
import { encodeSyllables } from './syllables.server.ts';

/** Names the font files of the site, so that a document never depends on the fonts of a machine. */
export const FONT_FILES = ['400Regular/Mukta_400Regular', '700Bold/Mukta_700Bold'].map((name) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts/mukta', `${name}.ttf`),
);

const TEMPLATE = 'app/model/documents/pdf/document.typ';

/** Lists the letters that the template writes by itself: marks of lists, full stops, spaces. */
const OF_TEMPLATE = '• .';

let typefaces: { file: Buffer; shaper: ReturnType<typeof openShaper> }[] | undefined;

/** A document as PDF/UA-1, the same bytes for the same content. Throws with what Typst said, such as a letter without a glyph. */
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
    const said = compiled.takeDiagnostics() ?? compiled.takeError();
    throw new Error(`Typst cannot lay out “${title}”: ${JSON.stringify(said?.shortDiagnostics)}`);
  }
  return writeLetters(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }), letters);
}
