/** Tables of a TrueType font by their tag: https://learn.microsoft.com/typography/opentype/spec/otff */
export type Tables = Record<string, Buffer> &
  Record<'glyf' | 'loca' | 'hmtx' | 'head' | 'hhea' | 'maxp' | 'post', Buffer>;

/** A composite glyph: its parts with their offsets, in font units. */
export type Composite = { parts: { glyph: number; x: number; y: number }[]; advance: number };

/** Tables to remove: hints, which PDF readers ignore, and substitutions that must not apply again. */
const DROPPED = ['cvt ', 'fpgm', 'prep', 'gasp', 'GSUB', 'DSIG'];

const ARGS_ARE_WORDS_AND_PLACES = 0x3;
const MORE_PARTS = 0x20;

/** Converts numbers to big-endian bytes; a negative number becomes its two's complement. */
const uint16 = (numbers: readonly number[]) => Buffer.from(Uint16Array.from(numbers).buffer).swap16();
const uint32 = (numbers: readonly number[]) => Buffer.from(Uint32Array.from(numbers).buffer).swap32();

export function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const tables = records.map((record) => {
    const start = font.readUInt32BE(record + 8);
    const table = font.subarray(start, start + font.readUInt32BE(record + 12));
    return [font.toString('latin1', record, record + 4), Buffer.from(table)];
  });
  return Object.fromEntries(tables);
}

/** Appends glyphs to the font. Returns the glyph id of the first added glyph. */
export function addGlyphs(tables: Tables, composites: readonly Composite[]): number {
  const { head, hhea, maxp } = tables;
  const old = readGlyphs(tables);
  const added = composites.map(({ parts }) => composite(parts, old));
  const glyphs = [...old, ...added];
  const offsets = [0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  const metrics = composites.flatMap(({ advance }, index) => [
    advance,
    added[index]?.length ? added[index].readInt16BE(2) : 0,
  ]);
  tables.hmtx = Buffer.concat([fullMetrics(tables, old.length), uint16(metrics)]);
  tables.glyf = Buffer.concat(glyphs);
  tables.loca = uint32(offsets);
  // Version 3 of the table has no glyph names.
  tables.post = Buffer.concat([uint32([0x30000]), tables.post.subarray(4, 32)]);
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs.length, 34);
  maxp.writeUInt16BE(glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), ...composites.map(({ parts }) => parts.length)), 28);
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
  return old.length;
}

/** Writes a `cmap` table with only these code points, in format 12: https://learn.microsoft.com/typography/opentype/spec/cmap */
export function writeCharacters(tables: Tables, glyphs: readonly (readonly [codePoint: number, glyph: number])[]) {
  const groups = glyphs.toSorted(([a], [b]) => a - b).flatMap(([codePoint, glyph]) => [codePoint, codePoint, glyph]);
  // One subtable: platform Windows, encoding full Unicode.
  tables.cmap = Buffer.concat([
    uint16([0, 1, 3, 10]),
    uint32([12]),
    uint16([12, 0]),
    uint32([16 + groups.length * 4, 0, glyphs.length, ...groups]),
  ]);
}

/** Reads the glyphs. Requires a font with long offsets in `loca`. */
function readGlyphs({ loca, glyf, maxp }: Tables): Buffer[] {
  const offset = (index: number) => loca.readUInt32BE(index * 4);
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, index) =>
    withoutHints(glyf.subarray(offset(index), offset(index + 1))),
  );
}

/** Removes the instructions of a simple glyph, which are a third of its size. */
function withoutHints(glyph: Buffer): Buffer {
  const contours = glyph.length > 0 ? glyph.readInt16BE(0) : -1;
  if (contours < 0) return glyph;
  const end = 10 + contours * 2;
  const rest = end + 2 + glyph.readUInt16BE(end);
  return padded(Buffer.concat([glyph.subarray(0, end), Buffer.alloc(2), glyph.subarray(rest)]));
}

/** Gives each glyph its own advance width in `hmtx`, where the last glyphs share one. */
function fullMetrics({ hmtx, hhea }: Tables, glyphs: number): Buffer {
  const end = hhea.readUInt16BE(34) * 4;
  const advance = hmtx.subarray(end - 4, end - 2);
  const bearings = Array.from({ length: glyphs - end / 4 }, (_, index) =>
    hmtx.subarray(end + index * 2, end + index * 2 + 2),
  );
  return Buffer.concat([hmtx.subarray(0, end), ...bearings.flatMap((bearing) => [advance, bearing])]);
}

function composite(parts: Composite['parts'], glyphs: readonly Buffer[]): Buffer {
  const drawn = parts.filter(({ glyph }) => (glyphs[glyph]?.length ?? 0) > 0);
  if (drawn.length === 0) return Buffer.alloc(0);
  const coordinates = (index: number, axis: 'x' | 'y') =>
    drawn.map((part) => (glyphs[part.glyph]?.readInt16BE(index) ?? 0) + part[axis]);
  return padded(
    uint16([
      -1,
      Math.min(...coordinates(2, 'x')),
      Math.min(...coordinates(4, 'y')),
      Math.max(...coordinates(6, 'x')),
      Math.max(...coordinates(8, 'y')),
      ...drawn.flatMap(({ glyph, x, y }, index) => {
        const flags = ARGS_ARE_WORDS_AND_PLACES | (index < drawn.length - 1 ? MORE_PARTS : 0);
        return [flags, glyph, x, y];
      }),
    ]),
  );
}

/** Pads to a multiple of four bytes, at which glyphs and tables must start. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

export function writeTables(tables: Tables): Buffer {
  const written = Object.entries(tables)
    .filter(([tag]) => !DROPPED.includes(tag))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let start = 12 + written.length * 16;
  const records: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const [tag, table] of written) {
    records.push(Buffer.from(tag, 'latin1'), uint32([0, start, table.length]));
    contents.push(padded(table));
    start += padded(table).length;
  }
  return Buffer.concat([uint32([0x10000]), uint16([written.length, 0, 0, 0]), ...records, ...contents]);
}
