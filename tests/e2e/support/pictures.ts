import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Side of a cell, in pixels. Pictures are compared by the mean colour of their cells: another machine draws the edges of
 * letters otherwise, which changes thousands of pixels and hardly a mean. The three numbers were measured: record 0044.
 */
const CELL = 8;

/** How far the mean of a cell may be off, of 255 in each of red, green and blue. */
const TOLERANCE = 32;

/** How many cells may be off by more. */
const MOST_CELLS = 2;

/** A file, or the PNG itself. */
type Picture = string | Buffer;

/** What stands in the window, when its letters and pictures have come. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Each browser draws its own buttons below a film.
    for (const film of document.querySelectorAll('video')) film.controls = false;
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const inWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
      return image.complete || !inWindow;
    }),
  );
  return page.screenshot({ animations: 'disabled' });
}

async function cellsOf(picture: Picture) {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: Math.ceil(width / CELL), height: Math.ceil(height / CELL) };
  const data = await sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { ...size, data };
}

/** The cells in which two pictures differ. All of them, when the pictures have not the same size. */
async function differingCells(one: Picture, other: Picture): Promise<{ x: number; y: number }[]> {
  const [before, after] = await Promise.all([cellsOf(one), cellsOf(other)]);
  const sameSize = before.width === after.width && before.height === after.height;
  const off = (at: number) => Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > TOLERANCE;
  return Array.from({ length: after.width * after.height }, (_, cell) => cell)
    .filter((cell) => !sameSize || off(3 * cell) || off(3 * cell + 1) || off(3 * cell + 2))
    .map((cell) => ({ x: CELL * (cell % after.width), y: CELL * Math.floor(cell / after.width) }));
}

/** Whether two pictures show the same, but for the drawing of their letters. */
export async function looksLike(one: Picture, other: Picture): Promise<boolean> {
  return (await differingCells(one, other)).length <= MOST_CELLS;
}

/** The second picture with a mark on every cell that differs from the first. */
export async function markedDifferences(one: Picture, other: Picture): Promise<Buffer> {
  const { width, height } = await sharp(other).metadata();
  const marks = (await differingCells(one, other)).map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#f0f" fill-opacity=".6"/>`,
  );
  const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sharp(other)
    .composite([{ input: Buffer.from(layer) }])
    .png()
    .toBuffer();
}

/** As it is kept: 128 colours need a third of the space, and means do not notice. */
export function forStorage(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
}
