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

/** Encoder options as `sharp` names them. */
type EncoderOptions = { quality?: number; effort?: number; colours?: number };

/**
 * Formats of a picture with the options to try, the finest first; their hash is part of every picture's address. Effort 2
 * of AVIF costs a fifth of the time of the usual 4 and 6 % more bytes. A drawing in one ink on one ground needs 16 colours.
 */
const RECIPES: Record<PictureKind, Partial<Record<PictureEnding, EncoderOptions[]>>> = {
  drawing: {
    avif: [{ quality: 45, effort: 2 }],
    webp: [{ quality: 45, effort: 4 }],
    png: [{ colours: 16, effort: 7 }],
  },
  photograph: {
    avif: [
      { quality: 50, effort: 2 },
      { quality: 38, effort: 2 },
      { quality: 26, effort: 2 },
    ],
    webp: [{ quality: 68 }, { quality: 50 }, { quality: 34 }],
    jpg: [{ quality: 70 }, { quality: 55 }, { quality: 40 }],
  },
};

/** The most kB that a picture of each of `WIDTHS` may weigh. A phone on 2G gets 20 kB in about two seconds. */
const LIMITS_IN_KB: Record<PictureEnding, readonly number[]> = {
  avif: [20, 50, 90],
  webp: [25, 65, 120],
  png: [20, 50, 90],
  jpg: [35, 90, 170],
};

const FORMAT_OPTIONS = { avif: {}, webp: {}, png: { palette: true }, jpg: { mozjpeg: true } };

/** Returns the most bytes that a picture of a width may weigh. */
export function maxBytes(width: number, ending: PictureEnding): number {
  return (LIMITS_IN_KB[ending][WIDTHS.findIndex((limit) => width <= limit)] ?? 0) * 1000;
}

/**
 * A drawing or photograph of an editor, and the picture that the site shows of it. `path`: as content names it,
 * `/pictures/albums/mahad-1.svg`. `width`: of the master in pixels, upright.
 */
export type Master = {
  path: string;
  bytes: Buffer;
  kind: PictureKind;
  width: number;
  picture: Omit<MadePicture, 'leastBytes'>;
};

/** Reads the master that content names. One that is no picture stops the build. */
export async function readMaster(path: string, root = CONTENT_ROOT): Promise<Master> {
  const bytes = await readFile(join(root, path));
  const kind: PictureKind = path.endsWith('.svg') ? 'drawing' : 'photograph';
  // `autoOrient`: the size of a photograph as the camera was held.
  const { autoOrient: size } = await sharp(bytes).metadata().catch(unreadable(path));
  const width = largestWidth({ ...size, kind });
  const hash = createHash('sha256').update(JSON.stringify(RECIPES[kind])).update(bytes).digest('hex').slice(0, 8);
  const stem = `${path.replace(/\.\w+$/, '')}.${hash}`;
  const fallback = kind === 'drawing' ? 'png' : 'jpg';
  return { path, bytes, kind, width: size.width, picture: { stem, width, height: heightAt(width, size), fallback } };
}

/** Turns what `sharp` throws into a problem for the editor. */
export function unreadable(path: string) {
  return (): never => refuse(`content${path}`, [], 'unreadablePicture');
}

/** Lists the formats that a master is made in. */
export function endingsOf({ kind }: Pick<Master, 'kind'>): PictureEnding[] {
  return Object.keys(RECIPES[kind]) as PictureEnding[];
}

/** Whether a master is made in a width and ending that an address names. */
export function isMade(master: Master, width: number, ending: string): ending is PictureEnding {
  return widthsOf(master.picture).includes(width) && endingsOf(master).some((made) => made === ending);
}

/** Pixels for each inch at which an SVG drawing has the width it names. */
const DRAWING_DENSITY = 72;

/** Scales a master to a width, upright and without metadata: place, time and owner of the camera stay private. */
export async function scale(master: Master, width: number): Promise<Sharp> {
  const height = heightAt(width, master.picture);
  const density = Math.max(1, (DRAWING_DENSITY * width) / master.width);
  const source = master.kind === 'drawing' ? sharp(master.bytes, { density }) : sharp(master.bytes).autoOrient();
  const { data, info } = await source
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable(master.path));
  return sharp(data, { raw: info });
}

/** Encodes a scaled picture with the finest options that stay within the limit. */
export async function encode(scaled: Sharp, master: Master, width: number, ending: PictureEnding): Promise<Buffer> {
  const limit = maxBytes(width, ending);
  let bytes = Number.POSITIVE_INFINITY;
  for (const options of RECIPES[master.kind][ending] ?? []) {
    const format = ending === 'jpg' ? 'jpeg' : ending;
    const file = await scaled
      .clone()
      .toFormat(format, { ...options, ...FORMAT_OPTIONS[ending] })
      .toBuffer();
    if (file.length <= limit) return file;
    bytes = file.length;
  }
  const [weight, most] = [bytes, limit].map((size) => `${Math.ceil(size / 1000)} kB`);
  throw new Error(
    `content${master.path}\n  is too rich in detail: ${width} pixels wide it weighs ${weight} as ${ending}, and the limit is ${most}`,
  );
}
