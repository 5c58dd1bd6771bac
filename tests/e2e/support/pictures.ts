import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Width and height of a cell in pixels. Font rendering hardly changes the mean colour of a cell: record 0044. */
const CELL = 8;

/** Maximum difference of a cell's mean colour in each channel (0 to 255). */
const TOLERANCE = 32;

/** Maximum number of cells above the tolerance. */
const MAX_CELLS = 2;

/** File path or image data. */
type Picture = string | Buffer;

/** Takes a screenshot of the window after fonts and images have loaded. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Hides video controls, which differ between browsers.
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

async function meanColours(picture: Picture) {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: Math.ceil(width / CELL), height: Math.ceil(height / CELL) };
  const data = await sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { ...size, data };
}

/** Returns the cells that differ, or all cells if the pictures differ in size. */
async function differingCells(first: Picture, second: Picture): Promise<{ x: number; y: number }[]> {
  const [before, after] = await Promise.all([meanColours(first), meanColours(second)]);
  const sameSize = before.width === after.width && before.height === after.height;
  const differs = (index: number) => Math.abs((before.data[index] ?? 0) - (after.data[index] ?? 0)) > TOLERANCE;
  return Array.from({ length: after.width * after.height }, (_, cell) => cell)
    .filter((cell) => !sameSize || differs(3 * cell) || differs(3 * cell + 1) || differs(3 * cell + 2))
    .map((cell) => ({ x: CELL * (cell % after.width), y: CELL * Math.floor(cell / after.width) }));
}

/** Whether two pictures are equal except for font rendering. */
export async function looksLike(first: Picture, second: Picture): Promise<boolean> {
  return (await differingCells(first, second)).length <= MAX_CELLS;
}

/** Marks the cells of the second picture that differ from the first. */
export async function markDifferences(first: Picture, second: Picture): Promise<Buffer> {
  const { width, height } = await sharp(second).metadata();
  const marks = (await differingCells(first, second)).map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#f0f" fill-opacity=".6"/>`,
  );
  const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sharp(second)
    .composite([{ input: Buffer.from(layer) }])
    .png()
    .toBuffer();
}

/** Reduces a picture to 128 colours, which shrinks the file by two thirds but does not change mean colours. */
export function compressPicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
}
