import { deflateSync } from 'node:zlib';
import type { PdfFile } from './read.server.ts';

/** Objects in one packed stream. A reader unpacks a whole stream for one object, so they are not all in one. */
const OBJECTS_IN_A_STREAM = 200;

/** Holds a row of the cross-reference table: kind, then two numbers that depend on it. */
type Row = readonly [kind: 0 | 1 | 2, number, number];

/**
 * Writes the file as PDF 1.7: all objects but streams are packed. The tags of a document are many and small, and packing
 * them halves the file.
 */
export function writePdf({ objects, root, info }: PdfFile): Buffer {
  const rows = new Map<number, Row>();
  // The second line has bytes above 127, so that mail and copy programs treat the file as binary.
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xD3\xEB\xE9\xE1\n', 'latin1')];
  const written = () => parts.reduce((sum, part) => sum + part.length, 0);
  const addStream = (number: number, dictionary: string, stream: Buffer) => {
    rows.set(number, [1, written(), 0]);
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
  for (let at = 0; at < plain.length; at += OBJECTS_IN_A_STREAM) {
    const inside = plain.slice(at, at + OBJECTS_IN_A_STREAM);
    inside.forEach(({ number }, index) => {
      rows.set(number, [2, next, index]);
    });
    const { head, body } = objectStream(inside);
    addPacked(next, `/Type /ObjStm\n/N ${inside.length}\n/First ${head.length}`, Buffer.from(head + body, 'latin1'));
    next += 1;
  }

  const start = written();
  rows.set(next, [1, start, 0]);
  const table = [...Array(next + 1).keys()].map((number) => tableRow(rows.get(number) ?? [0, 0, 65535]));
  const keys = `/Type /XRef\n/Size ${next + 1}\n/W [1 4 2]\n/Root ${root} 0 R\n/Info ${info} 0 R`;
  addPacked(next, keys, Buffer.concat(table));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1')]);
}

/** Number and place of every object, then the objects. */
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
