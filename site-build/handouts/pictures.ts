import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { createQrOutline } from '#app/components/media/createQrOutline.ts';
import type { Handout } from '#app/handouts/handout.server.ts';
import type { PictureShape } from '#app/handouts/picture.server.ts';
import { pathIn } from '#app/i18n/language.ts';
import { CARD_SIZE, findCard } from '#app/model/cards/data.server.ts';
import { FONT_FILES } from '#app/model/documents/pdf/typst.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { GROUNDS, LINE_COLOUR, readDrawing, replaceCurrentColor } from '../media/drawing.ts';
import { keepTogether, listVariants } from './variants.ts';

const TEMPLATE = 'site-build/handouts/picture.typ';

const NAVY = '#091F4C';

/** Side of the largest field for the code; 0 for none. */
type Shape = {
  width: number;
  height: number;
  band: number;
  foot: number;
  margin: number;
  codeSide: number;
  seal: number;
};

/** Pixels. `band`: height of the drawing; `foot`: height of the part with the address. */
const SHAPES: Record<PictureShape, Shape> = {
  tall: { width: 1080, height: 1350, band: 226, foot: 264, margin: 60, codeSide: 240, seal: 96 },
  wide: { ...CARD_SIZE, band: 120, foot: 100, margin: 50, codeSide: 0, seal: 76 },
};

/** Sizes of the amount in pixels, in the order of preference. */
const FIGURES = { tall: { en: [136, 104], mr: [128, 100] }, wide: { en: [120, 92], mr: [112, 88] } };

/** Space between the drawing and the words, and between the words and the foot. */
const SPACE = { tall: { above: 8, below: 14 }, wide: { above: 4, below: 6 } };

const FOOT_GAP = 28;

/** Collects everything that a picture shows. */
export function pictureInput(handout: Handout, shape: PictureShape) {
  const { width, height, band, foot, margin, codeSide, seal } = SHAPES[shape];
  const { language, amount, name, cautions, who, papers, where, asOf } = handout;
  const path = pathIn(language, handout.path);
  const { host } = new URL(site.address);
  const card = findCard(handout.path);
  const left = margin + (codeSide > 0 ? codeSide + FOOT_GAP : 0);
  const { above, below } = SPACE[shape];
  return {
    shape,
    path: handout.path,
    address: site.address + path,
    drawing: card?.stands ? card.drawing : 'figures-everyone',
    words: keepTogether({
      shape,
      language,
      width,
      height,
      area: { x: margin, y: band + above, width: width - 2 * margin, height: height - band - foot - above - below },
      figures: FIGURES[shape][language],
      amount,
      name,
      cautions,
      headings: { who: who.heading, papers: papers.heading, where: where.heading },
      variants: listVariants(handout, shape),
      foot: {
        x: left,
        y: height - foot,
        width: width - left - margin - seal - FOOT_GAP,
        height: foot,
        address: (shape === 'tall' ? [host, path] : [host]).map(breakable),
        asOf,
      },
    }),
  };
}

/** Lets an address break after its hyphens and before its slashes. */
function breakable(address: string): string {
  return address.replaceAll('/', '\u200b/').replaceAll('-', '-\u200b');
}

type PictureInput = ReturnType<typeof pictureInput>;

/** Draws a picture as SVG, with all words as outlines. Throws if the words do not fit. */
export function pictureSvg(input: PictureInput): string {
  const { width, height, foot, margin, seal } = SHAPES[input.shape];
  const footTop = height - foot;
  const sealBox = { x: width - margin - seal, y: footTop + (foot - seal) / 2, width: seal, height: seal };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    drawBand(input),
    `<rect y="${footTop}" width="${width}" height="${foot}" fill="${NAVY}"/>`,
    drawCode(input),
    drawingAt('seal-small', sealBox),
    drawWords(input),
    '</svg>',
  ].join('');
}

/** Stands as many copies of the drawing as there is room on one line. */
function drawBand({ drawing, shape }: PictureInput): string {
  const { width, band } = SHAPES[shape];
  const { viewBox, content } = readDrawing(drawing);
  const [x = 0, y = 0, ownWidth = 1, ownHeight = 1] = viewBox.split(' ').map(Number);
  const groundLine = band - 14;
  const scale = (band * 0.75) / ownHeight;
  const count = Math.max(1, Math.floor(width / (ownWidth * scale)));
  const gap = (width - count * ownWidth * scale) / (count + 1);
  const copies = Array.from({ length: count }, (_, index) => {
    const left = gap + index * (ownWidth * scale + gap);
    const place = `translate(${left} ${groundLine - ownHeight * scale}) scale(${scale}) translate(${-x} ${-y})`;
    return `<g transform="${place}">${content}</g>`;
  });
  const ground = `<path d="M0 ${groundLine}H${width}" stroke="currentColor" stroke-width="5"/>`;
  const lines = replaceCurrentColor(copies.join('') + ground, LINE_COLOUR);
  return `<rect width="${width}" height="${band}" fill="${GROUNDS.geru}"/>${lines}`;
}

type Box = { x: number; y: number; width: number; height: number };

function drawingAt(name: string, { x, y, width, height }: Box): string {
  const { viewBox, content } = readDrawing(name);
  return `<svg viewBox="${viewBox}" x="${x}" y="${y}" width="${width}" height="${height}">${replaceCurrentColor(content, '#fff')}</svg>`;
}

/** Draws the code with whole pixels for its modules, because cameras read blurred edges worse. */
function drawCode({ address, shape }: PictureInput): string {
  const { height, foot, margin, codeSide } = SHAPES[shape];
  if (codeSide === 0) return '';
  const { size, path } = createQrOutline(address);
  const module = Math.floor(codeSide / size);
  const side = size * module;
  const top = height - foot + Math.floor((foot - side) / 2);
  const field = `<rect width="${side}" height="${side}" fill="#fff"/><path transform="scale(${module})" d="${path}"/>`;
  return `<g transform="translate(${margin} ${top})" shape-rendering="crispEdges">${field}</g>`;
}

let compiler: NodeCompiler | undefined;

function drawWords({ path, words }: PictureInput): string {
  compiler ??= NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: FONT_FILES.map((file) => readFileSync(file)) }],
  });
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { picture: JSON.stringify(words) } });
  if (!compiled.result) {
    const problems = (compiled.takeDiagnostics() ?? compiled.takeError())?.shortDiagnostics;
    throw new Error(`The picture of ${path} in “${words.language}” cannot be laid out: ${JSON.stringify(problems)}`);
  }
  const svg = compiler.plainSvg(compiled.result);
  compiler.evictCache(0);
  // Removes the outer element, whose unit is points.
  return drawGlyphs(svg)
    .replace(/^<svg[^>]*>/, '<g>')
    .replace(/<\/svg>\s*$/, '</g>');
}

/** Replaces references to glyphs with their outlines, which takes a quarter less time to draw. */
function drawGlyphs(svg: string): string {
  const symbols = svg.matchAll(/<symbol id="(\w+)"[^>]*>\s*<path d="M 0 0([^"]*)"/g);
  const outlines = new Map(Array.from(symbols, ([, id, outline]) => [id, outline]));
  return svg
    .replace(
      /<use xlink:href="#(\w+)" x="([^"]*)" y="([^"]*)" (fill="[^"]*") fill-rule="nonzero"\/>/g,
      (_, id, x, y, fill) => `<path d="M${x} ${y}${outlines.get(id) ?? ''}" ${fill}/>`,
    )
    .replace(/<symbol [\s\S]*?<\/symbol>/g, '');
}
