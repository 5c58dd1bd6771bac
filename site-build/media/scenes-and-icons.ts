import sharp from 'sharp';
import { situations } from '#app/model/situations/data.server.ts';
import { GROUNDS, LINE_COLOUR, readDrawing, replaceCurrentColor, writePublishedFile } from './drawing.ts';

/** Scenes with their backgrounds, for pages without a picture in content. The master of a scene is `cover-<scene>.svg`. */
const SCENES = [
  ['nothing', 'geru'],
  ['nothing', 'neel'],
  ['signpost', 'vana'],
  ['search', 'geru'],
  ['konkan', 'neel'],
  ['offline', 'raat'],
] as const;

/** Writes `/images/scenes/<scene>-<ground>.svg` for every scene. Returns the number of files. */
export function writeScenes(): number {
  for (const [scene, ground] of SCENES) {
    const rect = `<rect width="320" height="240" fill="${GROUNDS[ground]}"/>`;
    const drawing = rect + replaceCurrentColor(readDrawing(`cover-${scene}`).content, LINE_COLOUR);
    writePublishedFile(
      `images/scenes/${scene}-${ground}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" preserveAspectRatio="xMidYMid slice">${drawing}</svg>\n`,
    );
  }
  for (const { id } of situations) writeSituation(id);
  return SCENES.length + situations.length;
}

/** Writes a scene without a background, because the page colours it by its place in the list. */
function writeSituation(id: string): void {
  const { viewBox, content } = readDrawing(`situation-${id}`);
  writePublishedFile(
    `images/scenes/situation-${id}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${replaceCurrentColor(content, LINE_COLOUR)}</svg>\n`,
  );
}

/** Maps of the division for a phone and for a wide screen. The masters name their grounds as the design does: `var(--mural-neel)`. */
const MAPS = ['division-narrow', 'division-wide'];

/** Writes `/images/scenes/<map>.svg` for every map. Returns the number of files. */
export function writeMaps(): number {
  for (const name of MAPS) {
    const { viewBox, content } = readDrawing(name);
    const coloured = content.replace(/var\(--mural-(\w+)\)/g, (_, ground) => GROUNDS[ground as keyof typeof GROUNDS]);
    const [, , width, height] = viewBox.split(' ');
    writePublishedFile(
      `images/scenes/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${replaceCurrentColor(coloured, LINE_COLOUR)}</svg>\n`,
    );
  }
  return MAPS.length;
}

/** blue-600, the primary colour of the site. */
const PRIMARY = '#0D51B0';

/** `side`: width of the icon; the seal is 100 wide. A maskable icon may be cropped to a circle with 80 % of its width. */
const TILES = [
  { file: 'apple-touch-icon.png', pixels: 180, side: 120 },
  { file: 'icons/seal-192.png', pixels: 192, side: 104 },
  { file: 'icons/seal-512.png', pixels: 512, side: 104 },
  { file: 'icons/seal-maskable-512.png', pixels: 512, side: 128 },
];

/** Side of `/favicon.ico`, for which browsers ask by themselves if they know no SVG icons, or show a PDF or a text. */
const FAVICON = 32;

/** Writes `/favicon.svg`, `/favicon.ico` and the icons for a phone's home screen: the simplified seal on white. */
export async function writeIcons(): Promise<void> {
  const { viewBox, content } = readDrawing('seal-small');
  const seal = replaceCurrentColor(content, PRIMARY);
  writePublishedFile('favicon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${seal}</svg>\n`);
  for (const { file, pixels, side } of TILES) {
    writePublishedFile(file, await drawTile(seal, pixels, side));
  }
  writePublishedFile('favicon.ico', toIco(await drawTile(seal, FAVICON, 100)));
}

function drawTile(seal: string, pixels: number, side: number): Promise<Buffer> {
  const edge = (100 - side) / 2;
  const ground = `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}" width="${pixels}" height="${pixels}">${ground}${seal}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

/** Puts a PNG into an icon file: a header, one entry (size, bits, length, offset), and the PNG. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON, 6);
  head.writeUInt8(FAVICON, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
