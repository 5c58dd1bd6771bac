import { constants, inflateSync } from 'node:zlib';
import { type PdfDictionary, type PdfValue, UnreadablePdf, ValueReader } from './values.ts';

/** An object or a trailer, whose `number` is 0. `stream`: unpacked if it is packed in the usual way. */
export type PdfObject = { number: number; value: PdfValue; stream?: Buffer };

/** Far above what a PDF of 1 MB contains. A small stream can unpack to a gigabyte. */
const MAX_UNPACKED_BYTES = 50_000_000;

/** Leaves out LZW and run lengths, which can unpack as far, and which no program has written for decades. */
const FILTERS = [
  ...['FlateDecode', 'DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'],
  ...['ASCIIHexDecode', 'ASCII85Decode'],
];

const HEADER = /%PDF-\d\.\d/y;
const OBJECT = /(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}obj(?![A-Za-z0-9])/y;
const END_OF_OBJECT = /endobj(?![A-Za-z0-9])/y;
const STREAM = /stream(?:\r\n|\n)/y;
const END_OF_STREAM = /[\0\t\n\f\r ]{0,9}endstream(?![A-Za-z0-9])/y;
const XREF = /xref(?![A-Za-z0-9])/y;
const XREF_ROW = /\d{1,10}[\t\n\f\r ]{1,9}\d{1,10}(?:[\t\n\f\r ]{1,9}[nf])?(?![A-Za-z0-9])/y;
const TRAILER = /trailer(?![A-Za-z0-9])/y;
const START = /startxref[\0\t\n\f\r ]{1,9}\d{1,10}(?![A-Za-z0-9])/y;

/** Matches the word for which readers search a file whose table of objects is broken. */
const LANDMARK = /(?<=[\0\t\n\v\f\r \xA00-9])obj(?=[\0\t\n\f\r ()<>[\]{}/%0-9+.-])/g;

/**
 * Reads every object of a PDF in the order of the file, also those that a later revision replaces and those in object streams. Throws
 * UnreadablePdf unless each byte belongs to something that was read, because a reader could find an object in the other bytes.
 */
export function readObjects(pdf: Buffer): PdfObject[] {
  const reader = new ValueReader(pdf.toString('latin1'));
  const objects: PdfObject[] = [];
  let left = MAX_UNPACKED_BYTES;
  if (!reader.take(HEADER)) throw new UnreadablePdf('no header');
  for (reader.skipSpace(); reader.position < reader.text.length; reader.skipSpace()) {
    const [, number] = reader.take(OBJECT) ?? [];
    if (number !== undefined) {
      const object = readObject(reader, pdf, Number(number), left);
      left -= object.stream?.length ?? 0;
      objects.push(object);
    } else if (reader.take(XREF)) skipRows(reader);
    else if (reader.take(TRAILER)) objects.push({ number: 0, value: reader.readValue() });
    else if (!reader.take(START)) throw new UnreadablePdf(`unknown bytes at ${reader.position}`);
  }
  const read = objects.filter(({ number }) => number > 0).length;
  if (reader.text.match(LANDMARK)?.length !== read) throw new UnreadablePdf('objects inside of streams or strings');
  return objects.flatMap((object) => [object, ...packedObjects(object)]);
}

function skipRows(reader: ValueReader): void {
  do reader.skipSpace();
  while (reader.take(XREF_ROW));
}

function readObject(reader: ValueReader, pdf: Buffer, number: number, left: number): PdfObject {
  const value = reader.readValue();
  reader.skipSpace();
  const packed = reader.take(STREAM) ? readStream(reader, pdf, value) : undefined;
  reader.skipSpace();
  if (!reader.take(END_OF_OBJECT)) throw new UnreadablePdf(`object ${number} has no end`);
  return { number, value, ...(packed && value instanceof Map && { stream: unpack(value, packed, left) }) };
}

function readStream(reader: ValueReader, pdf: Buffer, dictionary: PdfValue): Buffer {
  if (!(dictionary instanceof Map)) throw new UnreadablePdf('a stream without a dictionary');
  const start = reader.position;
  const length = dictionary.get('Length');
  // Looks for the end if the length is in another object, which may follow.
  const end = typeof length === 'number' ? start + length : reader.text.indexOf('endstream', start);
  reader.position = end;
  if (end < start || !reader.take(END_OF_STREAM)) throw new UnreadablePdf(`the stream at ${start} has no end`);
  return pdf.subarray(start, end);
}

const holdsObjects = (dictionary: PdfDictionary) => dictionary.has('First') && dictionary.has('N');

/** Returns a stream as it is if another filter than the usual one packs it. */
function unpack(dictionary: PdfDictionary, packed: Buffer, maxOutputLength: number): Buffer {
  const filters = [dictionary.get('Filter') ?? []].flat().map((filter) => {
    const name = filter !== null && typeof filter === 'object' && 'name' in filter ? filter.name : '';
    if (!FILTERS.includes(name)) throw new UnreadablePdf(`a stream with the filter ${name}`);
    return name;
  });
  const [first, ...others] = filters;
  if (others.includes('FlateDecode') || filters.length > 2) throw new UnreadablePdf('a stream that is packed twice');
  if (holdsObjects(dictionary) && (others.length > 0 || dictionary.has('DecodeParms') || dictionary.has('DP')))
    throw new UnreadablePdf('objects that are packed in an unusual way');
  if (first !== 'FlateDecode') return packed;
  try {
    // Ignores bytes after the compressed data, which end with a line break.
    return inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' || holdsObjects(dictionary))
      throw new UnreadablePdf('a stream that does not unpack');
    return packed;
  }
}

/** Reads the objects in a stream. Treats every stream as one that has the keys of an object stream, because readers do so. */
function packedObjects({ value, stream }: PdfObject): PdfObject[] {
  if (!stream || !(value instanceof Map) || !holdsObjects(value)) return [];
  const [count, first] = [value.get('N'), value.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number')
    throw new UnreadablePdf('an object stream without numbers');
  const text = stream.toString('latin1');
  const head = new ValueReader(text.slice(0, first));
  const rows = Array.from({ length: Math.min(count, text.length) }, () => [head.readValue(), head.readValue()]);
  const body = new ValueReader(text, first);
  return rows.map(([number, offset]) => {
    body.skipSpace();
    const isThere =
      typeof number === 'number' &&
      typeof offset === 'number' &&
      text.slice(first + offset, body.position).trim() === '';
    if (!isThere || first + offset > body.position) throw new UnreadablePdf('an object stream with a wrong table');
    return { number, value: body.readValue() };
  });
}
