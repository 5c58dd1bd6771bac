/**
 * Reads the plain kind of PDF that Chromium prints: version 1.4, one classic cross-reference table, no object
 * streams, no encryption, no earlier revisions. Anything else is refused, because a half-understood file is a broken one.
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
  if (!table || /\/(Prev|Encrypt|XRefStm)\b/.test(trailer)) throw new Error('This is not a PDF as Chromium prints it');
  const entries = text.slice(start + table[0].length).matchAll(/(\d{10}) \d{5} ([nf])\s/g);
  const objects = new Map<number, PdfObject>();
  let number = 0;
  for (const [, offset, kind] of entries) {
    if (kind === 'n') objects.set(number, readObject(pdf, text, number, Number(offset)));
    number += 1;
    if (number === Number(table[1])) break;
  }
  return { objects, root: referenceIn(trailer, 'Root'), info: referenceIn(trailer, 'Info') };
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

export function objectOf(file: PdfFile, number: number): PdfObject {
  const found = file.objects.get(number);
  if (!found) throw new Error(`The PDF has no object ${number}`);
  return found;
}

/** Puts a new object into the file and says its number. */
export function addObject(file: PdfFile, object: PdfObject): number {
  const number = Math.max(...file.objects.keys()) + 1;
  file.objects.set(number, object);
  return number;
}

/** The object number that a dictionary names under a key: `/Contents 9 0 R`. */
export function referenceIn(dictionary: string, key: string): number {
  const found = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1];
  if (!found) throw new Error(`The PDF has no /${key} where one is expected`);
  return Number(found);
}

/** A dictionary with one entry changed. Where the entry is not there, the file would be finished by half. */
export function replaced(dictionary: string, entry: RegExp, by: string): string {
  if (!entry.test(dictionary)) throw new Error(`The PDF has no ${entry.source} where one is expected`);
  return dictionary.replace(entry, by);
}
