import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawing, writeFile } from './drawing.ts';

/** Masters that pages do not draw in the colour of their text: scenes are pictures, the spiral dance is inlined. */
const NOT_IN_SPRITE = /^(cover-|spiral-dance)/;

/**
 * Writes `/images/drawings.svg`: one symbol per master, named like its file and drawn in the colour of the text around
 * it. One cached file serves every page: `<svg><use href="/images/drawings.svg#procession"/></svg>`.
 */
export function writeSprite(): number {
  const names = readdirSync(join(process.cwd(), 'content', 'drawings'))
    .filter((file) => file.endsWith('.svg') && !NOT_IN_SPRITE.test(file))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
  const symbols = names.map((name) => {
    const { viewBox, aspect, content } = readDrawing(name);
    return `<symbol id="${name}" viewBox="${viewBox}" preserveAspectRatio="${aspect}">${content}</symbol>`;
  });
  writeFile('images/drawings.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
  return names.length;
}
