/** Tables of a TrueType font by their tag: https://learn.microsoft.com/typography/opentype/spec/otff */
export type Tables = Map<string, Buffer>;

/** A glyph that is drawn with others, each at its place in units of the font. */
export type Composite = { parts: { glyph: number; x: number; y: number }[]; advance: number };

/** Instructions for coarse screens, which no reader of a PDF follows, and names of glyphs. */
const DROPPED = ['cvt ', 'fpgm', 'prep', 'gasp', 'GSUB', 'DSIG'];

const ARGS_ARE_WORDS_AND_PLACES = 0x3;
const MORE_PARTS = 0x20;

export function readTables(font: Uint8Array): Tables {
  const file = Buffer.from(font);
  const records = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return new Map(
    records.map((record) => {
      const start = file.readUInt32BE(record + 8);
      const tag = file.toString('latin1', record, record + 4);
      return [tag, file.subarray(start, start + file.readUInt32BE(record + 12))] as const;
    }),
  );
}

/** Adds the glyphs behind those of the font. Returns the number of the first. */
export function addGlyphs(tables: Tables, composites: readonly Composite[]): number {
  const old = readGlyphs(tables);
  const added = composites.map(({ parts }) => composite(parts, old));
  const glyphs = [...old, ...added];
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  let place = 0;
  for (const [index, glyph] of glyphs.entries()) {
    place += glyph.length;
    offsets.writeUInt32BE(place, (index + 1) * 4);
  }
  const metrics = composites.map(({ advance }, index) => {
    const metric = Buffer.alloc(4);
    metric.writeUInt16BE(advance);
    metric.writeInt16BE(added[index]?.length ? (added[index]?.readInt16BE(2) ?? 0) : 0, 2);
    return metric;
  });
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', offsets);
  tables.set('hmtx', Buffer.concat([allMetrics(tables, old.length), ...metrics]));
  change(tables, 'head', (head) => head.writeInt16BE(1, 50));
  change(tables, 'hhea', (hhea) => hhea.writeUInt16BE(glyphs.length, 34));
  change(tables, 'maxp', (maxp) => {
    maxp.writeUInt16BE(glyphs.length, 4);
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), ...composites.map(({ parts }) => parts.length)), 28);
    maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
  });
  // Version 3 names no glyphs.
  change(tables, 'post', (post) => post.writeUInt32BE(0x30000), 32);
  return old.length;
}

/** Which glyph draws which character, and none else: format 12, https://learn.microsoft.com/typography/opentype/spec/cmap */
export function writeCharacters(
  tables: Tables,
  glyphs: readonly (readonly [codePoint: number, glyph: number])[],
): void {
  const sorted = glyphs.toSorted(([one], [other]) => one - other);
  const table = Buffer.alloc(12 + 16 + sorted.length * 12);
  // One subtable for Windows, Unicode in full.
  [1, 3, 10].forEach((number, index) => {
    table.writeUInt16BE(number, 2 + index * 2);
  });
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + sorted.length * 12, 16);
  table.writeUInt32BE(sorted.length, 24);
  for (const [index, [codePoint, glyph]] of sorted.entries())
    [codePoint, codePoint, glyph].forEach((number, place) => {
      table.writeUInt32BE(number, 28 + index * 12 + place * 4);
    });
  tables.set('cmap', table);
}

function change(tables: Tables, tag: string, write: (table: Buffer) => unknown, length?: number): void {
  const table = Buffer.from(tableOf(tables, tag).subarray(0, length));
  write(table);
  tables.set(tag, table);
}

function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

function readGlyphs(tables: Tables): Buffer[] {
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')];
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => withoutHints(glyf.subarray(offset(index), offset(index + 1))));
}

/** A simple glyph without its instructions, a third of its weight. */
function withoutHints(glyph: Buffer): Buffer {
  const contours = glyph.length > 0 ? glyph.readInt16BE(0) : -1;
  if (contours < 0) return glyph;
  const place = 10 + contours * 2;
  const rest = place + 2 + glyph.readUInt16BE(place);
  return padded(Buffer.concat([glyph.subarray(0, place), Buffer.alloc(2), glyph.subarray(rest)]));
}

function allMetrics(tables: Tables, glyphs: number): Buffer {
  const hmtx = tableOf(tables, 'hmtx');
  const last = tableOf(tables, 'hhea').readUInt16BE(34) - 1;
  return Buffer.concat(
    Array.from({ length: glyphs }, (_, glyph) => {
      if (glyph <= last) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
      const bearing = (last + 1) * 4 + (glyph - last - 1) * 2;
      return Buffer.concat([hmtx.subarray(last * 4, last * 4 + 2), hmtx.subarray(bearing, bearing + 2)]);
    }),
  );
}

function composite(parts: Composite['parts'], glyphs: readonly Buffer[]): Buffer {
  const drawn = parts.filter(({ glyph }) => (glyphs[glyph]?.length ?? 0) > 0);
  if (drawn.length === 0) return Buffer.alloc(0);
  const bounds = drawn.map(({ glyph, x, y }) =>
    [2, 4, 6, 8].map((at, i) => (glyphs[glyph]?.readInt16BE(at) ?? 0) + (i % 2 ? y : x)),
  );
  const bound = (index: number, pick: (...numbers: number[]) => number) =>
    pick(...bounds.map((one) => one[index] ?? 0));
  const numbers = [-1, bound(0, Math.min), bound(1, Math.min), bound(2, Math.max), bound(3, Math.max)];
  drawn.forEach(({ glyph, x, y }, index) => {
    numbers.push(ARGS_ARE_WORDS_AND_PLACES | (index < drawn.length - 1 ? MORE_PARTS : 0), glyph, x, y);
  });
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => {
    bytes.writeUInt16BE(number & 0xffff, index * 2);
  });
  return padded(bytes);
}

/** Glyphs and tables start at a multiple of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

export function writeTables(tables: Tables): Buffer {
  const kept = [...tables].filter(([tag]) => !DROPPED.includes(tag)).sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + kept.length * 16);
  directory.writeUInt32BE(0x10000);
  directory.writeUInt16BE(kept.length, 4);
  const parts: Buffer[] = [directory];
  let place = directory.length;
  for (const [index, [tag, table]] of kept.entries()) {
    const record = 12 + index * 16;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(place, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    parts.push(padded(table));
    place += padded(table).length;
  }
  return Buffer.concat(parts);
}
