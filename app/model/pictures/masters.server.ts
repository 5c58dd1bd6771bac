import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT_ROOT } from '../fields.server.ts';
import { refuse } from '../load.server.ts';
import { heightAt, largestWidth, type MadePicture, type PictureKind } from './picture.ts';
import { RECIPES } from './recipe.server.ts';

/** A drawing or photograph as an editor laid it down, and the picture that the site shows of it. */
export type Master = {
  /** As content names it: `/pictures/albums/mahad-1.svg`. */
  path: string;
  bytes: Buffer;
  kind: PictureKind;
  /** Width of the master in pixels, upright. */
  width: number;
  picture: Omit<MadePicture, 'leastBytes'>;
};

/** Reads the master that content names. One that is no picture stops the build. */
export async function readMaster(path: string, root = CONTENT_ROOT): Promise<Master> {
  const bytes = await readFile(join(root, path));
  const kind: PictureKind = path.endsWith('.svg') ? 'drawing' : 'photograph';
  const size = await sharp(bytes)
    .metadata()
    // Cameras lay a photograph down as it fell on the sensor and note beside it how it was held.
    .then(({ autoOrient }) => autoOrient, unreadable(path));
  const width = largestWidth({ ...size, kind });
  const stem = `${path.replace(/\.\w+$/, '')}.${hashOf(bytes, kind)}`;
  const fallback = kind === 'drawing' ? 'png' : 'jpg';
  return { path, bytes, kind, width: size.width, picture: { stem, width, height: heightAt(width, size), fallback } };
}

/** Turns what `sharp` throws into a sentence for the editor. */
export function unreadable(path: string) {
  return (): never => {
    refuse(`content${path}`, [], 'unreadablePicture');
  };
}

function hashOf(bytes: Buffer, kind: PictureKind): string {
  return createHash('sha256').update(JSON.stringify(RECIPES[kind])).update(bytes).digest('hex').slice(0, 8);
}
