import { inflateRawSync } from 'node:zlib';

/** Means that a file exceeds the limits. */
export class TooLarge extends Error {}

const DIRECTORY_ENTRY = 0x02014b50;
const IN_ZIP64 = [0xffff, 0xffffffff];
const STORED = 0;

type Part = { method: number; packed: number; unpacked: number; header: number };

/**
 * Returns a function that unpacks a part by its name; undefined if there is none. The function throws TooLarge if all its calls together
 * unpack more than `limit` bytes, and an Error if a part has more bytes than it declares.
 */
export function unzip(zip: Buffer, limit: number): (name: string) => string | undefined {
  const parts = readDirectory(zip);
  let left = limit;
  return (name) => {
    const part = parts.get(name);
    // Counts a part each time, because many sheets may name the same one.
    left -= part?.unpacked ?? 0;
    if (left < 0) throw new TooLarge();
    return part && new TextDecoder('utf-8', { fatal: true }).decode(unpack(zip, part));
  };
}

function readDirectory(zip: Buffer): Map<string, Part> {
  const end = zip.lastIndexOf('PK\x05\x06', zip.length - 22, 'latin1');
  if (end === -1) throw new Error('This is no ZIP file');
  const count = zip.readUInt16LE(end + 10);
  let offset = zip.readUInt32LE(end + 16);
  if ([count, zip.readUInt32LE(end + 12), offset].some((number) => IN_ZIP64.includes(number))) throw new TooLarge();
  const parts = new Map<string, Part>();
  for (let at = 0; at < count; at++) {
    if (zip.readUInt32LE(offset) !== DIRECTORY_ENTRY) throw new Error('The directory of this ZIP file is broken');
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(offset + field)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength);
    const packed = zip.readUInt32LE(offset + 20);
    const unpacked = zip.readUInt32LE(offset + 24);
    const header = zip.readUInt32LE(offset + 42);
    parts.set(name, { method: zip.readUInt16LE(offset + 10), packed, unpacked, header });
    offset += 46 + nameLength + extra + comment;
  }
  return parts;
}

function unpack(zip: Buffer, { method, packed, unpacked, header }: Part): Uint8Array {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === STORED || unpacked === 0) return bytes.subarray(0, unpacked);
  return inflateRawSync(bytes, { maxOutputLength: unpacked });
}
