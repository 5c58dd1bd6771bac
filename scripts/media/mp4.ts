type Box = { type: string; body: Buffer };

/** What an MP4 file says about its film. */
export type FilmFile = {
  /** Types of the outermost boxes, in their order. */
  boxes: string[];
  seconds: number;
  /** Four letters for each track: how its pictures or its sound are coded. */
  codecs: string[];
  width: number;
  height: number;
};

/** Reads the boxes of an MP4 file (ISO 14496-12). Throws if it is none or is cut off. */
export function readMp4(bytes: Buffer): FilmFile {
  const outer = boxesIn(bytes);
  const movie = child(outer, 'moov');
  const header = child(movie, 'mvhd').body;
  const tracks = boxesIn(movie.body).filter(({ type }) => type === 'trak');
  // After version and flags, 64-bit times in version 1 and 32-bit ones before it.
  const wide = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(wide ? 20 : 12);
  const duration = wide ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const sizes = tracks.map((track) => sizeOf(child(track, 'tkhd').body));
  return {
    boxes: outer.map(({ type }) => type),
    seconds: duration / scale,
    codecs: tracks.map(codecOf),
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The last eight bytes of a track's header: width and height with 16 bits behind the point. */
function sizeOf(header: Buffer) {
  return {
    width: header.readUInt32BE(header.length - 8) >>> 16,
    height: header.readUInt32BE(header.length - 4) >>> 16,
  };
}

/** The first entry of a track's sample descriptions, behind version, flags and count. */
function codecOf(track: Box): string {
  const table = ['mdia', 'minf', 'stbl', 'stsd'].reduce(child, track);
  return table.body.toString('latin1', 12, 16);
}

function child(parent: Box | Box[], type: string): Box {
  const boxes = Array.isArray(parent) ? parent : boxesIn(parent.body);
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new Error(`has no box "${type}"`);
  return found;
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start < bytes.length; ) {
    if (start + 8 > bytes.length) throw new Error('is cut off');
    const type = bytes.toString('latin1', start + 4, start + 8);
    const size = bytes.readUInt32BE(start);
    if (size < 8 || start + size > bytes.length) throw new Error(`is cut off in its box "${type}"`);
    boxes.push({ type, body: bytes.subarray(start + 8, start + size) });
    start += size;
  }
  return boxes;
}
