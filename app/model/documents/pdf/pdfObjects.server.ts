import { deflateSync } from 'node:zlib';

/** An object of a PDF. `text`: everything outside the stream, in Latin-1, so that each character is one byte. */
export type PdfObject = { text: string; stream?: Buffer };

/** `root`, `info`: numbers of the objects that the trailer names. */
export type PdfFile = { objects: Map<number, PdfObject>; root: number; info: number };

/** Reads a PDF from Typst: one cross-reference table, no object streams, encryption or revisions. Throws for any other PDF. */
export function readPdf(pdf: Buffer): PdfFile {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start));
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const [root, info] = ['Root', 'Info'].map((key) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(trailer)?.[1]));
  if (!table || !root || !info || /\/(Prev|Encrypt|XRefStm)\b/.test(trailer))
    throw new Error('This PDF was not made by Typst');
  const rows = text.slice(start + table[0].length).matchAll(/(\d{10}) \d{5} ([nf])\s/g);
  const objects = new Map<number, PdfObject>();
  for (const [number, [, offset, kind]] of [...rows].slice(0, Number(table[1])).entries())
    if (kind === 'n') objects.set(number, readObject(pdf, text, number, Number(offset)));
  return { objects, root, info };
}

function readObject(pdf: Buffer, text: string, number: number, offset: number): PdfObject {
  const body = offset + `${number} 0 obj`.length;
  const end = text.indexOf('endobj', body);
  const stream = text.indexOf('stream\n', body);
  if (stream === -1 || stream > end) return { text: text.slice(body, end).trim() };
  const dictionary = text.slice(body, stream).trim();
  const length = Number(/\/Length (\d+)(?!\d* \d+ R)/.exec(dictionary)?.[1]);
  if (Number.isNaN(length)) throw new Error(`Object ${number} of the PDF does not say how long its stream is`);
  const from = stream + 'stream\n'.length;
  return { text: dictionary, stream: pdf.subarray(from, from + length) };
}

/** Limits the objects in a stream, because a reader unpacks the whole stream to get one object. */
const OBJECTS_IN_A_STREAM = 200;

/** A row of the cross-reference table: its kind, then two numbers whose meaning depends on the kind. */
type Row = readonly [kind: 0 | 1 | 2, number, number];

/** Writes a file in PDF 1.7. Packs all objects except streams, because unpacked tags would double the file size. */
export function writePdf({ objects, root, info }: PdfFile): Buffer {
  const rows = new Map<number, Row>();
  // The second line has bytes above 127, so that mail and copy programs treat the file as binary.
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xD3\xEB\xE9\xE1\n', 'latin1')];
  const writtenBytes = () => parts.reduce((sum, part) => sum + part.length, 0);
  const addStream = (number: number, dictionary: string, stream: Buffer) => {
    rows.set(number, [1, writtenBytes(), 0]);
    const head = `${number} 0 obj\n${dictionary}\nstream\n`;
    parts.push(Buffer.from(head, 'latin1'), stream, Buffer.from('\nendstream\nendobj\n', 'latin1'));
  };
  const addPacked = (number: number, keys: string, content: Buffer) => {
    const stream = deflateSync(content, { level: 9 });
    addStream(number, `<<${keys}\n/Filter /FlateDecode\n/Length ${stream.length}>>`, stream);
  };

  const entries = [...objects].sort(([a], [b]) => a - b);
  const plain: { number: number; text: string }[] = [];
  for (const [number, { text, stream }] of entries) {
    if (stream) addStream(number, text, stream);
    else plain.push({ number, text });
  }
  let next = (entries.at(-1)?.[0] ?? 0) + 1;
  for (let first = 0; first < plain.length; first += OBJECTS_IN_A_STREAM) {
    const packed = plain.slice(first, first + OBJECTS_IN_A_STREAM);
    for (const [index, { number }] of packed.entries()) rows.set(number, [2, next, index]);
    const { head, body } = objectStream(packed);
    addPacked(next, `/Type /ObjStm\n/N ${packed.length}\n/First ${head.length}`, Buffer.from(head + body, 'latin1'));
    next += 1;
  }
  const start = writtenBytes();
  rows.set(next, [1, start, 0]);
  const table = Array.from({ length: next + 1 }, (_, number) => tableRow(rows.get(number) ?? [0, 0, 65535]));
  const keys = `/Type /XRef\n/Size ${next + 1}\n/W [1 4 2]\n/Root ${root} 0 R\n/Info ${info} 0 R`;
  addPacked(next, keys, Buffer.concat(table));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1')]);
}

/** `head`: number and offset of every object. */
function objectStream(objects: readonly { number: number; text: string }[]): { head: string; body: string } {
  let offset = 0;
  const head = objects.map(({ number, text }) => {
    const entry = `${number} ${offset} `;
    offset += text.length + 1;
    return entry;
  });
  return { head: head.join(''), body: objects.map(({ text }) => text).join('\n') };
}

function tableRow([kind, second, third]: Row): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(second, 1);
  row.writeUInt16BE(third, 5);
  return row;
}
