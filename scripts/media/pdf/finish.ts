import { openFont } from './fonts.ts';
import { rewriteText } from './lines.ts';
import { describeLinks, type PdfMetadata, renumberCells, writeMetadata } from './metadata.ts';
import { objectOf, readPdf, referenceIn } from './objects.ts';
import { readOperations } from './operations.ts';
import { packed, unpacked } from './streams.ts';
import { writePdf } from './write.ts';

/** Makes a PDF as Chromium prints it fit to be read: text that copies, metadata of the department, the same bytes every time. */
export function finishPdf(printed: Buffer, metadata: PdfMetadata): Buffer {
  const file = readPdf(printed);
  const fonts = new Map<number, ReturnType<typeof openFont>>();
  const fontAt = (number: number) => {
    const font = fonts.get(number) ?? openFont(file, number);
    fonts.set(number, font);
    return font;
  };
  const pages = [...file.objects.values()].filter(({ text }) => /^<<\/Type \/Page\s/.test(text));
  if (pages.length === 0) throw new Error('The PDF has no page');
  for (const page of pages) {
    const numbers = new Map(
      [...(/\/Font <<([^>]*)>>/.exec(page.text)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name, number]) => [name, Number(number)] as const,
      ),
    );
    const fontOf = (name: string) => {
      const number = numbers.get(name);
      if (number === undefined) throw new Error(`The PDF has text in a font that its page does not name: ${name}`);
      return fontAt(number);
    };
    const content = objectOf(file, referenceIn(page.text, 'Contents'));
    const text = rewriteText(readOperations(unpacked(content.stream).toString('latin1')), fontOf);
    Object.assign(content, packed(Buffer.from(text, 'latin1')));
  }
  for (const font of fonts.values()) font.finish();
  renumberCells(file);
  describeLinks(file);
  writeMetadata(file, metadata);
  return writePdf(file);
}
