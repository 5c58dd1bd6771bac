import sharp, { type Sharp } from 'sharp';
import { type Master, unreadable } from './masters.server.ts';
import { heightAt, type PictureEnding, widthsOf } from './picture.ts';
import { mostBytes, type Pressing, RECIPES } from './recipe.server.ts';

/** Pixels for each inch at which an SVG drawing has the width it names. */
const DRAWING_DENSITY = 72;

/** The formats a master is made in. */
export function endingsOf({ kind }: Pick<Master, 'kind'>): PictureEnding[] {
  // The keys of a recipe are endings; Object.keys forgets that.
  return Object.keys(RECIPES[kind]) as PictureEnding[];
}

/** The master in one width, upright, and without what a camera noted in it: the place, the time, the owner's name. */
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

/** A scaled picture in one format: the finest pressing that stays within the limit. */
export async function press(scaled: Sharp, master: Master, width: number, ending: PictureEnding): Promise<Buffer> {
  const most = mostBytes(width, ending);
  let bytes = Number.POSITIVE_INFINITY;
  for (const pressing of RECIPES[master.kind][ending] ?? []) {
    const file = await inFormat(scaled.clone(), ending, pressing).toBuffer();
    if (file.length <= most) return file;
    bytes = file.length;
  }
  throw new Error(
    `content${master.path}\n  is too rich in detail: ${width} pixels wide it weighs ${kB(bytes)} as ${ending}, and the limit is ${kB(most)}`,
  );
}

/** Whether a width and ending, read from an address, are among those in which a master is made. */
export function isMade(master: Master, width: number, ending: string): ending is PictureEnding {
  return widthsOf(master.picture).includes(width) && endingsOf(master).some((made) => made === ending);
}

function inFormat(picture: Sharp, ending: PictureEnding, pressing: Pressing): Sharp {
  switch (ending) {
    case 'avif':
      return picture.avif(pressing);
    case 'webp':
      return picture.webp(pressing);
    case 'png':
      return picture.png({ ...pressing, palette: true });
    case 'jpg':
      return picture.jpeg({ ...pressing, mozjpeg: true });
  }
}

function kB(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
