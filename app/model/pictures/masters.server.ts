import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { CONTENT_ROOT } from '../fields.server.ts';
import { refuse } from '../load.server.ts';
import type { Params, ProblemCode } from '../problems/problem.ts';
import { ENCODER_OPTIONS, type PhotographEnding } from './encode.server.ts';
import {
  heightAt,
  largestWidth,
  type MadePicture,
  type PictureEnding,
  type PictureKind,
  WIDTHS,
  widthsOf,
} from './picture.ts';

/** An original drawing or photograph. `path`: as written in content. `width`, `height`: in pixels, after rotation to upright. */
export type Master = {
  path: string;
  bytes: Buffer;
  kind: PictureKind;
  width: number;
  height: number;
  picture: Omit<MadePicture, 'leastBytes'>;
};

/** Reads the master at a content path. Throws a ContentError for an unreadable file. */
export async function readMaster(path: string, root = CONTENT_ROOT): Promise<Master> {
  return createMaster(path, await readFile(join(root, path)));
}

/** Creates the master of a file that may not be in the content yet. Throws a ContentError for an unreadable file. */
export async function createMaster(path: string, bytes: Buffer): Promise<Master> {
  const kind: PictureKind = path.endsWith('.svg') ? 'drawing' : 'photograph';
  // `autoOrient` is the size after rotation by the photograph's EXIF orientation.
  const { autoOrient: size } = await sharp(bytes).metadata().catch(unreadable(path));
  const width = largestWidth({ ...size, kind });
  const options = kind === 'drawing' ? '' : JSON.stringify(ENCODER_OPTIONS);
  const hash = createHash('sha256').update(options).update(bytes).digest('hex').slice(0, 8);
  const stem = `${path.replace(/\.\w+$/, '')}.${hash}`;
  const fallback = kind === 'drawing' ? 'svg' : 'jpg';
  return { path, bytes, kind, ...size, picture: { stem, width, height: heightAt(width, size), fallback } };
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

/** Width in pixels that docs/how-to/replace-a-photo.md asks for, so that the largest size is not blurred. */
const LEAST_WIDTH = WIDTHS[2];

/** More than the sides of a panorama. In a list, a narrower picture would be a line. */
const MOST_SIDES = 2.5;

/** Finds out why a page could not show a photograph well. */
export function photographProblem({ kind, width, height }: Master): { code: ProblemCode; params: Params } | undefined {
  if (kind === 'drawing') return undefined;
  if (Math.max(width / height, height / width) > MOST_SIDES)
    return { code: 'longPicture', params: { width, height, most: MOST_SIDES } };
  return width < LEAST_WIDTH ? { code: 'smallPicture', params: { width, least: LEAST_WIDTH } } : undefined;
}
