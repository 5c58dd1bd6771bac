import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawing, writeFile } from './drawing.ts';

/** Scenes are pictures of their own. */
const NOT_IN_SPRITE = /^cover-/;

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
    const [x = 0, y = 0, width, height] = viewBox.split(' ').map(Number);
    // Every symbol starts at 0 0, so that a page can give the same view box to its svg element.
    const moved =
      x === 0 && y === 0 ? withoutUse(content) : `<g transform="translate(${-x} ${-y})">${withoutUse(content)}</g>`;
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${aspect}">${moved}</symbol>`;
  });
  writeFile('images/drawings.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
  return names.length;
}

/** Copies what a drawing repeats by `<use>` to its places: browsers differ on a `<use>` inside a drawing that is itself used. */
function withoutUse(content: string): string {
  const parts = new Map(
    [...content.matchAll(/<g id="([^"]+)">([\s\S]*?)<\/g>/g)].map(([, id, inside]) => [id, inside]),
  );
  if (parts.size === 0) return content;
  return content
    .replace(/<defs>[\s\S]*?<\/defs>/, '')
    .replace(
      /<use href="#([^"]+)" transform="([^"]+)"\/>/g,
      (_, id: string, transform: string) => `<g transform="${transform}">${parts.get(id)}</g>`,
    );
}
