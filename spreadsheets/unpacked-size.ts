const DIRECTORY_ENTRY = 0x02014b50;
const IN_ZIP64 = [0xffff, 0xffffffff];

/**
 * Sums what the parts of a ZIP file say they become when they are unpacked. Infinite where a part does not say it, or says it
 * in the extension for huge files: hucre unpacks no part beyond the size that this directory names.
 */
export function unpackedSize(zip: Buffer): number {
  const end = zip.lastIndexOf('PK\x05\x06', zip.length - 22, 'latin1');
  if (end === -1) throw new Error('This is no ZIP file');
  const parts = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if ([parts, zip.readUInt32LE(end + 12), at].some((number) => IN_ZIP64.includes(number)))
    return Number.POSITIVE_INFINITY;
  let size = 0;
  for (let part = 0; part < parts; part++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory of this ZIP file is broken');
    const saysItLater = (zip.readUInt16LE(at + 8) & 8) !== 0;
    const packed = zip.readUInt32LE(at + 20);
    const unpacked = zip.readUInt32LE(at + 24);
    // Two bytes are what an empty part becomes when it is packed.
    if (unpacked === 0 && (packed > 2 || saysItLater)) return Number.POSITIVE_INFINITY;
    size += unpacked;
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return size;
}
