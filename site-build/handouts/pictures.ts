import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp, { type PngOptions } from 'sharp';
import { qrOutline } from '#app/components/media/qrOutline.server.ts';
import { type Handout, handouts } from '#app/handouts/handout.server.ts';
import { type PictureShape, picturePath } from '#app/handouts/picture.server.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { hashParts, writeCacheFile } from '#app/model/cacheFile.server.ts';
import { findCard } from '#app/model/cards/data.server.ts';
import { FONT_FILES } from '#app/model/documents/pdf/typst.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { GROUNDS, inked, readDrawing, TANDUL } from '../media/drawing.ts';
import { keepNumbers, waysToShow } from './shorten.ts';

/** Largest picture in bytes: two seconds on the slow connection of docs/performance.md. */
export const MAX_BYTES = 90_000;

const CACHE = join(process.cwd(), '.cache', 'handouts');

const TEMPLATE = 'site-build/handouts/picture.typ';

const OPTIONS: PngOptions = { palette: true, colours: 16, dither: 0 };

const NAVY = '#091F4C';

/** Pixels. `area`: the words; `figures`: sizes of the amount, in the order of preference; `foot`: address and date, on navy; `codeSide`: largest side of the code's white field, 0 for none. */
const SHAPES = {
  tall: {
    width: 1080,
    height: 1350,
    band: 226,
    area: { x: 60, y: 234, width: 960, height: 838 },
    footHeight: 264,
    codeSide: 240,
    seal: 96,
    figures: { en: [136, 104], mr: [128, 100] },
  },
  wide: {
    width: 1200,
    height: 630,
    band: 120,
    area: { x: 50, y: 124, width: 1100, height: 400 },
    footHeight: 100,
    codeSide: 0,
    seal: 76,
    figures: { en: [120, 92], mr: [112, 88] },
  },
} as const;

let compiler: NodeCompiler | undefined;

/** Maps the address of each picture to its bytes, which the cache has unless the content or this code changed. */
export async function handoutPictures(): Promise<Map<string, Uint8Array>> {
  const all = LANGUAGES.flatMap(handouts).flatMap((handout) =>
    (['tall', 'wide'] as const).map((shape) => ({ handout, shape })),
  );
  const pictures = all.map(
    async ({ handout, shape }) => [picturePath(handout, shape), await handoutPicture(handout, shape)] as const,
  );
  return new Map(await Promise.all(pictures));
}

async function handoutPicture(handout: Handout, shape: PictureShape): Promise<Uint8Array> {
  const svg = Buffer.from(pictureSvg(handout, shape));
  const file = join(CACHE, `${hashParts([JSON.stringify([sharp.versions, OPTIONS]), svg])}.png`);
  if (!existsSync(file)) writeCacheFile(await sharp(svg).png(OPTIONS).toBuffer(), file);
  const picture = readFileSync(file);
  if (picture.length > MAX_BYTES)
    throw new Error(`The picture of ${handout.path} in “${handout.language}” has ${picture.length} bytes, more than ${MAX_BYTES}`);
  return picture;
}

/** Draws a picture as SVG, with all words as outlines. Throws if no version of the words fits. */
export function pictureSvg(handout: Handout, shape: PictureShape): string {
  const { width, height, band, footHeight, seal } = SHAPES[shape];
  const footTop = height - footHeight;
  const code = codeSvg(handout, shape);
  const sealBox = { x: width - 60 - seal, y: footTop + (footHeight - seal) / 2, width: seal, height: seal };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    bandSvg(handout, shape),
    `<rect y="${footTop}" width="${width}" height="${footHeight}" fill="${NAVY}"/>`,
    code,
    drawingAt('seal-small', sealBox, '#fff'),
    wordsSvg(handout, shape),
    '</svg>',
  ].join('');
}

function bandSvg({ path }: Handout, shape: PictureShape): string {
  const { width, band } = SHAPES[shape];
  const { viewBox, content } = readDrawing(findCard(path)?.drawing ?? 'figures-everyone');
  const [x = 0, y = 0, ownWidth = 1, ownHeight = 1] = viewBox.split(' ').map(Number);
  const groundLine = band - 14;
  const scale = (band * 0.75) / ownHeight;
  const count = Math.max(1, Math.floor(width / (ownWidth * scale)));
  const gap = (width - count * ownWidth * scale) / (count + 1);
  const copies = Array.from({ length: count }, (_, index) => {
    const left = gap + index * (ownWidth * scale + gap);
    return `<g transform="translate(${left} ${groundLine - ownHeight * scale}) scale(${scale}) translate(${-x} ${-y})">${content}</g>`;
  });
  const ground = `<path d="M0 ${groundLine}H${width}" stroke="currentColor" stroke-width="5"/>`;
  return `<rect width="${width}" height="${band}" fill="${GROUNDS.geru}"/>${inked(copies.join('') + ground, TANDUL)}`;
}

type Box = { x: number; y: number; width: number; height: number };

function drawingAt(name: string, { x, y, width, height }: Box, ink: string): string {
  const { viewBox, content } = readDrawing(name);
  return `<svg viewBox="${viewBox}" x="${x}" y="${y}" width="${width}" height="${height}">${inked(content, ink)}</svg>`;
}

/** Draws the code with whole pixels for its modules, because blurred edges are harder to read. */
function codeSvg({ path, language }: Handout, shape: PictureShape): string {
  const { height, footHeight, codeSide } = SHAPES[shape];
  if (codeSide === 0) return '';
  const code = qrOutline(site.address + pathIn(language, path));
  const module = Math.floor(codeSide / code.size);
  const side = code.size * module;
  const top = height - footHeight + Math.floor((footHeight - side) / 2);
  return `<g transform="translate(60 ${top})" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path transform="scale(${module})" d="${code.path}"/></g>`;
}

function wordsSvg(handout: Handout, shape: PictureShape): string {
  const { width, height, area, figures, footHeight, codeSide, seal } = SHAPES[shape];
  const { language, amount, name, cautions, who, papers, where, asOf } = handout;
  const path = pathIn(language, handout.path);
  const left = 60 + (codeSide > 0 ? codeSide + 28 : 0);
  const host = new URL(site.address).host;
  const picture = keepNumbers({
    width,
    height,
    area,
    shape,
    language,
    figures: figures[language],
    amount,
    name,
    cautions,
    headings: { who: who.heading, papers: papers.heading, where: where.heading },
    ways: waysToShow(handout, shape),
    foot: {
      x: left,
      y: height - footHeight,
      width: width - left - 60 - seal - 28,
      height: footHeight,
      address: shape === 'tall' ? [host, path] : [host],
      asOf,
    },
  });
  compiler ??= NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: FONT_FILES.map((file) => readFileSync(file)) }],
  });
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { picture: JSON.stringify(picture) } });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics() ?? compiled.takeError();
    const problem = JSON.stringify(diagnostics?.shortDiagnostics);
    throw new Error(`The picture of ${handout.path} in “${handout.language}” cannot be laid out: ${problem}`);
  }
  // Removes the outer element, whose unit is points.
  return compiler.plainSvg(compiled.result).replace(/^<svg[^>]*>/, '<g>').replace(/<\/svg>\s*$/, '</g>').replaceAll('symbol', 'g');
}
