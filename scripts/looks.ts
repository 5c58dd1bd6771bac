/**
 * `npm run looks`: pictures of every view that the design has drawn, in both languages, light and dark, on a phone and at a desk,
 * in `.looks/`. With `--beside FOLDER` each stands beside the drawing of its name (`home-en-light-390.png`), cut into pieces that
 * can be looked at. `--only home,scheme`, `--at http://127.0.0.1:5173` and `--to FOLDER` do what they say.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { createServer } from '#server/app.ts';
import { openBrowser } from '#site-build/media/browser.ts';
import { isIn, VIEWS, type View } from './looks/views.ts';

const THEMES = ['light', 'dark'] as const;
/** A phone and a desk, in CSS pixels; the height is the window's. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
];
/** Height of one piece of a sheet, in pixels. */
const PIECE = 1700;
const GAP = 24;

type Look = { view: View; language: Language; theme: (typeof THEMES)[number]; window: (typeof WINDOWS)[number] };

const nameOf = ({ view, language, theme, window }: Look) => `${view.name}-${language}-${theme}-${window.width}.png`;

async function takePicture(browser: Browser, base: string, look: Look): Promise<Buffer> {
  const { view, language, theme, window } = look;
  const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
  try {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto(base + pathIn(language, view.path));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.evaluate(() => document.fonts.ready);
    await view.open?.(page, language);
    if (view.part !== 'window') await growToWholePage(page, window.width);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** A window as high as its page: bars that stick to the window stand where the drawings have them, and every picture is fetched. */
async function growToWholePage(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** The drawing at the left and ours at the right, from top to bottom in pieces. Drawings may be at another scale. */
async function writeSheet(drawing: string, ours: Buffer, file: string, width: number) {
  const left = await sharp(drawing).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const right = await sharp(ours).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.max(left.info.height, right.info.height);
  const sides = [left, right].map(({ data, info }, side) => ({ data, height: info.height, at: side * (width + GAP) }));
  for (let top = 0, piece = 1; top < height; top += PIECE, piece += 1) {
    const visible = sides.filter((side) => side.height > top);
    const layers = await Promise.all(
      visible.map(async (side) => ({
        input: await sharp(side.data)
          .extract({ left: 0, top, width, height: Math.min(PIECE, side.height - top) })
          .toBuffer(),
        left: side.at,
        top: 0,
      })),
    );
    await sharp({
      create: { width: 2 * width + GAP, height: Math.min(PIECE, height - top), channels: 3, background: '#888888' },
    })
      .composite(layers)
      .png()
      .toFile(file.replace(/\.png$/, `.${piece}.png`));
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    beside: { type: 'string' },
    at: { type: 'string' },
    to: { type: 'string', default: '.looks' },
  },
});
const only = values.only?.split(',');
const unknown = only?.find((name) => !VIEWS.some((view) => view.name === name));
if (unknown) {
  console.error(`There is no view "${unknown}". The views are: ${VIEWS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
mkdirSync(values.to, { recursive: true });
const server = values.at ? undefined : createServer({ root: join(import.meta.dirname, '../build/client') });
const base = values.at ?? (await server?.listen({ host: '127.0.0.1', port: 0 })) ?? '';
const browser = await openBrowser();
for (const view of VIEWS.filter(({ name }) => only?.includes(name) ?? true)) {
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      for (const window of WINDOWS.filter(({ width }) => isIn(view, width))) {
        const name = nameOf({ view, language, theme, window });
        const drawing = values.beside && join(values.beside, name);
        if (drawing && !existsSync(drawing)) continue;
        try {
          const ours = await takePicture(browser, base, { view, language, theme, window });
          if (drawing) await writeSheet(drawing, ours, join(values.to, name), window.width);
          else await sharp(ours).toFile(join(values.to, name));
          console.info(name);
        } catch (error) {
          console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
          process.exitCode = 1;
        }
      }
    }
  }
}
await browser.close();
await server?.close();
