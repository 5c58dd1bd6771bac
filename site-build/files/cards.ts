import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type PngOptions } from 'sharp';
import { CARD_SIZE, cardPath, cards } from '#app/model/cards/data.server.ts';
import type { Card } from '#app/model/cards/schema.server.ts';
import { hashParts } from '#app/model/hashParts.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { GROUNDS, LINE_COLOUR, readDrawing, replaceCurrentColor } from '../media/drawing.ts';

/** Folder of cached cards; each name is a hash of the drawing and of the encoder with its options. */
const CACHE = join(process.cwd(), '.cache', 'cards');

const OPTIONS: PngOptions = { palette: true, colours: 16 };

const GROUND_LINE = 520;

const MARGIN = 90;

const SUN = { x: 530, y: 40, width: 120, height: 120 };

/** Draws the border at three times its original size. */
const BORDER = { y: 579, width: 336, height: 39 };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** Maps addresses to link preview pictures. The pictures contain no text, because both languages share them. */
export async function cardPictures(): Promise<Map<string, Uint8Array>> {
  const pictures = Object.entries(cards).map(
    async ([name, card]) => [cardPath(name), await cardPicture(card)] as const,
  );
  return new Map(await Promise.all(pictures));
}

async function cardPicture(card: Card): Promise<Uint8Array> {
  const svg = Buffer.from(cardSvg(card));
  const file = join(CACHE, `${hashParts([JSON.stringify([sharp.versions, OPTIONS]), svg])}.png`);
  if (!existsSync(file)) writeFileAtomic(file, await sharp(svg).png(OPTIONS).toBuffer(), { flush: false });
  return readFileSync(file);
}

function cardSvg({ drawing, ground, stands, view }: Card): string {
  const { viewBox, content } = readDrawing(drawing);
  const box = stands
    ? `x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${GROUND_LINE - MARGIN}" preserveAspectRatio="xMidYMax meet"`
    : `width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  const scene = `<svg viewBox="${view ?? viewBox}" ${box}>${content}</svg>${stands ? skyAndGround() : ''}`;
  const rect = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUNDS[ground]}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${rect}${replaceCurrentColor(scene, LINE_COLOUR)}</svg>`;
}

function skyAndGround(): string {
  const line = `<path d="M0 ${GROUND_LINE}H${WIDTH}" stroke="currentColor" stroke-width="6"/>`;
  const border = Array.from({ length: Math.ceil(WIDTH / BORDER.width) }, (_, index) =>
    drawingAt('wall-border', { ...BORDER, x: index * BORDER.width }),
  );
  return drawingAt('sun', SUN) + line + border.join('');
}

function drawingAt(name: string, { x, y, width, height }: typeof SUN): string {
  const { viewBox, content } = readDrawing(name);
  return `<svg viewBox="${viewBox}" x="${x}" y="${y}" width="${width}" height="${height}">${content}</svg>`;
}
