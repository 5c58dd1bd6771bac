/**
 * Reads the plain kind of PDF that Typst makes: one classic cross-reference table, no object streams, no encryption, no
 * earlier revisions. Anything else is refused, because a half-understood file is a broken one.
 */

/** One object. `text` is everything outside the stream, in Latin-1, so that bytes and letters are the same. */
export type PdfObject = { text: string; stream?: Buffer };

export type PdfFile = {
  objects: Map<number, PdfObject>;
  /** Object numbers that the trailer names. */
  root: number;
  info: number;
};

export function readPdf(pdf: Buffer): PdfFile {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start));
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const [root, info] = ['Root', 'Info'].map((key) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(trailer)?.[1]));
  if (!table || !root || !info || /\/(Prev|Encrypt|XRefStm)\b/.test(trailer))
    throw new Error('This is not a PDF as Typst makes it');
  const entries = text.slice(start + table[0].length).matchAll(/(\d{10}) \d{5} ([nf])\s/g);
  const objects = new Map<number, PdfObject>();
  let number = 0;
  for (const [, offset, kind] of entries) {
    if (kind === 'n') objects.set(number, readObject(pdf, text, number, Number(offset)));
    number += 1;
    if (number === Number(table[1])) break;
  }
  return { objects, root, info };
}

function readObject(pdf: Buffer, text: string, number: number, offset: number): PdfObject {
  const head = `${number} 0 obj`;
  if (!text.startsWith(head, offset)) throw new Error(`Object ${number} is not where the table of the PDF says`);
  const body = offset + head.length;
  const end = text.indexOf('endobj', body);
  const stream = text.indexOf('stream\n', body);
  if (stream === -1 || stream > end) return { text: text.slice(body, end).trim() };
  const dictionary = text.slice(body, stream).trim();
  const length = Number(/\/Length (\d+)(?!\d* \d+ R)/.exec(dictionary)?.[1]);
  if (Number.isNaN(length)) throw new Error(`Object ${number} of the PDF does not say how long its stream is`);
  const from = stream + 'stream\n'.length;
  return { text: dictionary, stream: pdf.subarray(from, from + length) };
}
