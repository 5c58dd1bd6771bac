import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { CONTENT_ROOT } from '../fields.server.ts';
import { refuse } from '../load.server.ts';
import {
  heightAt,
  largestWidth,
  type MadePicture,
  type PictureEnding,
  type PictureKind,
  WIDTHS,
  widthsOf,
} from './picture.ts';

type PhotographEnding = Exclude<PictureEnding, 'svg'>;

/**
 * Formats of a photograph with encoder options to try, best quality first. AVIF effort 2 takes a fifth of the time of effort
 * 4, for 6 % more bytes.
 */
const ENCODER_OPTIONS: Record<PhotographEnding, { quality: number; effort?: number; mozjpeg?: boolean }[]> = {
  avif: [50, 38, 26].map((quality) => ({ quality, effort: 2 })),
  webp: [68, 50, 34].map((quality) => ({ quality })),
  jpg: [70, 55, 40].map((quality) => ({ quality, mozjpeg: true })),
};

/** Size limits in kB, one for each of `WIDTHS`. A phone on 2G downloads 20 kB in about two seconds. */
const LIMITS_IN_KB: Record<PhotographEnding, readonly number[]> = {
  avif: [20, 50, 90],
  webp: [25, 65, 120],
  jpg: [35, 90, 170],
};

/** Returns the maximum file size in bytes of a photograph in a width and format. */
export function maxBytes(width: number, ending: PhotographEnding): number {
  return (LIMITS_IN_KB[ending][WIDTHS.findIndex((limit) => width <= limit)] ?? 0) * 1000;
}

/** An original drawing or photograph. `path`: as written in content. `width`: in pixels, after rotation to upright. */
export type Master = {
  path: string;
  bytes: Buffer;
  kind: PictureKind;
  width: number;
  picture: Omit<MadePicture, 'leastBytes'>;
};

/** Reads the master at a content path. Throws a ContentError for an unreadable file. */
export async function readMaster(path: string, root = CONTENT_ROOT): Promise<Master> {
  const bytes = await readFile(join(root, path));
  const kind: PictureKind = path.endsWith('.svg') ? 'drawing' : 'photograph';
  // `autoOrient` is the size after rotation by the photograph's EXIF orientation.
  const { autoOrient: size } = await sharp(bytes).metadata().catch(unreadable(path));
  const width = largestWidth({ ...size, kind });
  const options = kind === 'drawing' ? '' : JSON.stringify(ENCODER_OPTIONS);
  const hash = createHash('sha256').update(options).update(bytes).digest('hex').slice(0, 8);
  const stem = `${path.replace(/\.\w+$/, '')}.${hash}`;
  const fallback = kind === 'drawing' ? 'svg' : 'jpg';
  return { path, bytes, kind, width: size.width, picture: { stem, width, height: heightAt(width, size), fallback } };
}

/** Returns a handler that throws a ContentError instead of the error from `sharp`. */
export function unreadable(path: string) {
  return (): never => refuse(`content${path}`, [], 'unreadablePicture');
}

export function endingsOf({ kind }: Pick<Master, 'kind'>): PictureEnding[] {
  return kind === 'drawing' ? ['svg'] : (Object.keys(ENCODER_OPTIONS) as PhotographEnding[]);
}

/** Returns whether a master is converted to this width and file extension. */
export function isMade(master: Master, width: number, ending: string): ending is PictureEnding {
  return widthsOf(master.picture).includes(width) && endingsOf(master).some((made) => made === ending);
}

/** Scales a photograph to a width and rotates it upright. Removes metadata, which could reveal place, time and camera owner. */
export async function scale(master: Master, width: number): Promise<Sharp> {
  const height = heightAt(width, master.picture);
  const { data, info } = await sharp(master.bytes)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable(master.path));
  return sharp(data, { raw: info });
}

/** Encodes a scaled photograph with the best quality that stays within the size limit. */
export async function encode(scaled: Sharp, master: Master, width: number, ending: PhotographEnding): Promise<Buffer> {
  const limit = maxBytes(width, ending);
  let bytes = Number.POSITIVE_INFINITY;
  for (const options of ENCODER_OPTIONS[ending]) {
    const format = ending === 'jpg' ? 'jpeg' : ending;
    const formatted = scaled.clone().toFormat(format, options);
    const file = await formatted.toBuffer();
    if (file.length <= limit) return file;
    bytes = file.length;
  }
  const [weight, most] = [bytes, limit].map((size) => `${Math.ceil(size / 1000)} kB`);
  throw new Error(
    `content${master.path}\n  is too rich in detail: ${width} pixels wide it weighs ${weight} as ${ending}, and the limit is ${most}`,
  );
}
