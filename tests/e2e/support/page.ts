import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Language } from '#app/i18n/language.ts';
import { isDecided } from './axeDecisions.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Window sizes for accessibility tests: phone, tablet, desktop. */
export const WINDOWS = [
  { width: 320, height: 700 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

export const THEMES = ['light', 'dark'] as const;

export const ALL_LOOKS = THEMES.flatMap((theme) => WINDOWS.map((window) => ({ theme, window })));

/** Whether to test every page in every look (`npm run journeys:whole`) instead of a sample (`npm run test:release`). */
export const WHOLE = process.env.WHOLE === '1';

/** Returns whether to test an item in a language. A sample tests even indexes in English and odd indexes in Marathi. */
export const isSampled = (language: Language, index: number) => WHOLE || (index % 2 === 0) === (language === 'en');

/**
 * Returns the looks (theme and window) in which to test an item in a language. A sample tests one look in each language, a
 * phone in one and a desktop in the other, in opposite themes. `widths` returns whether an item exists at a width. If it
 * exists only on a phone or only on a desktop, both languages have the same look.
 */
export function looksFor(
  language: Language,
  index: number,
  widths: (width: number) => boolean = () => true,
): typeof ALL_LOOKS {
  const possible = ALL_LOOKS.filter(({ window }) => widths(window.width));
  if (WHOLE) return possible;
  const [narrow, , wide] = WINDOWS;
  const [first, second] = isSampled(language, index) ? [narrow, wide] : [wide, narrow];
  const window = possible.some((look) => look.window === first) ? first : second;
  const theme = index % 4 < 2 === (window === narrow) ? 'light' : 'dark';
  return possible.filter((look) => look.window === window && look.theme === theme);
}

/** Changes the look of an open page, which must use reduced motion (playwright.config.ts), because colours would animate otherwise. */
export async function changeLook(page: Page, { theme, window }: (typeof ALL_LOOKS)[number]) {
  await page.setViewportSize(window);
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
}

/** Minified source of axe, because browsers parse it in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Halves the time: omits details of passed rules, and prevents a second download of stylesheets.
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

type Scope = { include: string[]; exclude: string[] };

type Found = { id: string; nodes: { html: string; target: unknown[] }[] };

/** Runs axe on a page, or on a part of it. */
async function runAxe(page: Page, scope?: Scope, rules?: RunOptions['rules']) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Renders the parts below the screen, because axe cannot judge the colours of a part that the browser has not rendered.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main section')) part.style.contentVisibility = 'visible';
  });
  return page.evaluate(
    async ([context, options]): Promise<{ violations: Found[]; incomplete: Found[] }> => {
      const { violations, incomplete } = await window.axe.run(context ?? document, options);
      return { violations, incomplete };
    },
    [scope, { ...RULES, ...(rules && { rules }) }] as const,
  );
}

const formatResults = (found: Found[]) =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Returns violations of a page, or of a part of it, with their elements. */
export async function violations(page: Page, scope?: Scope, rules?: RunOptions['rules']): Promise<string[]> {
  return formatResults((await runAxe(page, scope, rules)).violations);
}

/** Returns the horizontal overflow in pixels. */
export const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns violations and horizontal overflow of an open page in these looks. */
export async function violationsInLooks(page: Page, looks: typeof ALL_LOOKS): Promise<string[]> {
  return inLooks(page, looks, () => violations(page));
}

/** Returns violations, horizontal overflow, and cases that axe cannot decide and nobody has reviewed. */
export async function violationsAndDoubts(page: Page, looks: typeof ALL_LOOKS): Promise<string[]> {
  return inLooks(page, looks, async () => {
    const { violations, incomplete } = await runAxe(page);
    const doubts = incomplete.map(({ id, nodes }) => ({
      id: `undecided: ${id}`,
      nodes: nodes.filter(({ html, target }) => !isDecided(id, target.join(' ')) && !isDecided(id, html)),
    }));
    return formatResults([...violations, ...doubts.filter(({ nodes }) => nodes.length > 0)]);
  });
}

async function inLooks(page: Page, looks: typeof ALL_LOOKS, check: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await changeLook(page, look);
    const wider = await widerThanWindow(page);
    if (wider > 0) found.push(`${look.theme} at ${look.window.width} px: scrolls sideways by ${wider} px`);
    found.push(...(await check()).map((violation) => `${look.theme} at ${look.window.width} px: ${violation}`));
  }
  return found;
}

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the search fields in a part of the page. Their role changes from `searchbox` to `combobox` once they can suggest. */
export const searchFields = (part: Page | Locator, options?: { name: string | RegExp }) =>
  part.getByRole('searchbox', options).or(part.getByRole('combobox', options));

/** Waits until React has taken over an island (`<div data-island>`). Only needed where a test presses nothing in it. */
export async function waitForIsland(page: Page, name: string, options?: { timeout: number }) {
  await expect(page.locator(`[data-island="${name}"][data-hydrated]`).first()).toBeAttached(options);
}

/** Waits until the page is idle, at most two seconds, because Chromium sometimes announces no idle time although nothing runs. */
export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));

/** Waits for stylesheets and fonts, which shift lines. */
export async function waitForFonts(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Swipes horizontally at `height`. The browser context must support touch. */
export async function swipe(page: Page, from: number, to: number, height: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: height }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}
