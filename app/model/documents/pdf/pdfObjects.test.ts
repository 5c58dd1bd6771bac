import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type PdfFile, readPdf, writePdf } from './pdfObjects.server.ts';

const CONTENT = 'BT /F1 12 Tf 10 10 Td (Sahayya) Tj ET';

/** Returns a PDF of one page in the form that Typst writes, with a classic cross-reference table. */
function printed(): Buffer {
  const objects = [
    '<</Type /Catalog\n/Pages 2 0 R>>',
    '<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
    '<</Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 200 100]\n/Resources <</Font <</F1 5 0 R>>>>\n/Contents 4 0 R>>',
    `<</Length ${CONTENT.length}>> stream\n${CONTENT}\nendstream`,
    '<</Type /Font\n/Subtype /Type1\n/BaseFont /Helvetica>>',
    '<</Title (Test)>>',
  ];
  let text = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const table = `xref\n0 7\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 7\n/Root 1 0 R\n/Info 6 0 R>>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

async function textOf(file: PdfFile): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(writePdf(file)));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

describe('a PDF from Typst', () => {
  it('is read object by object', () => {
    const file = readPdf(printed());
    expect([...file.objects.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(file).toMatchObject({ root: 1, info: 6 });
    expect(file.objects.get(4)?.stream?.toString()).toBe(CONTENT);
  });

  it('opens in PDF.js after it is written with object streams', async () => {
    expect(await textOf(readPdf(printed()))).toBe('Sahayya');
  });

  it('opens in PDF.js with more objects than fit into one object stream', async () => {
    const file = readPdf(printed());
    for (let count = 0; count < 450; count += 1) file.objects.set(7 + count, { text: `<</Count ${count}>>` });
    expect(await textOf(file)).toBe('Sahayya');
  });

  it('is written as the same bytes every time', () => {
    expect(writePdf(readPdf(printed()))).toEqual(writePdf(readPdf(printed())));
  });

  it('is rejected when it has an unexpected form', () => {
    expect(() => readPdf(writePdf(readPdf(printed())))).toThrow('not made by Typst');
    for (const length of ['/Length', '/Lenght 37', '/Length 12 0 R']) {
      const odd = printed().toString('latin1').replace('/Length 37', length);
      // Keeps the offset of the cross-reference table correct.
      const moved = odd.replace(/(?<=startxref\n)\d+/, (start) =>
        String(Number(start) + odd.length - printed().length),
      );
      expect(() => readPdf(Buffer.from(moved, 'latin1'))).toThrow('Object 4 of the PDF does not say how long');
    }
  });
});
