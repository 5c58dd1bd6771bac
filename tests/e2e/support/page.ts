import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Language } from '#app/i18n/language.ts';
import { isDecided } from './axeDecisions.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A narrow phone, a tablet and a desk: the windows in which every barrier is looked for. */
export const WINDOWS = [
  { width: 320, height: 700 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

export const THEMES = ['light', 'dark'] as const;

/** Every theme in every window. */
export const ALL_LOOKS = THEMES.flatMap((theme) => WINDOWS.map((window) => ({ theme, window })));

/** `npm run journeys:whole` visits every page and state in every look; `npm test` a sample, in which the languages take turns. */
export const WHOLE = process.env.WHOLE === '1';

/** Tells whether a language has the page or state at this index of a list: in a sample English has the even ones. */
export const takesTurn = (language: Language, index: number) => WHOLE || (index % 2 === 0) === (language === 'en');

/**
 * Looks in which a language shows the page or state at this index of a list. In a sample one language has it on a phone and the
 * other on a desk, in opposite themes; `widths` limits the windows in which the state exists.
 */
export function looksFor(
  language: Language,
  index: number,
  widths: (width: number) => boolean = () => true,
): typeof ALL_LOOKS {
  const possible = ALL_LOOKS.filter(({ window }) => widths(window.width));
  if (WHOLE) return possible;
  const [narrow, , wide] = WINDOWS;
  const [first, second] = takesTurn(language, index) ? [narrow, wide] : [wide, narrow];
  const window = possible.some((look) => look.window === first) ? first : second;
  const theme = (language === 'en') === (window === narrow) ? 'light' : 'dark';
  return possible.filter((look) => look.window === window && look.theme === theme);
}

/** Two looks that between them have both themes, a phone and a desk: for states that only one journey reaches. */
export const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const;

/** Dresses a page before it is opened. */
export async function dress(page: Page, { theme, width }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.setViewportSize({ width, height: 800 });
}

/** Dresses a page that is open. Motion must be reduced, or colours are asked for on their way. */
export async function changeLook(page: Page, { theme, window }: (typeof ALL_LOOKS)[number]) {
  await page.setViewportSize(window);
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Half the time of a question goes into the list of what is right, and into fetching styles that are in the page.
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/** Selectors of what is asked, and of what in it is not. */
type Scope = { include: string[]; exclude: string[] };

type Found = { id: string; nodes: { html: string; target: unknown[] }[] };

/** What axe finds in the page, or in the `scope` of it: rules that are broken, and rules that it cannot decide. */
async function findings(page: Page, scope?: Scope, rules?: RunOptions['rules']) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([context, options]): Promise<{ violations: Found[]; incomplete: Found[] }> => {
      const { violations, incomplete } = await window.axe.run(context ?? document, options);
      return { violations, incomplete };
    },
    [scope, { ...RULES, ...(rules && { rules }) }] as const,
  );
}

const described = (found: Found[]) =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Rules that the page, or the `scope` of it, breaks, with the elements that break them. */
export async function barriers(page: Page, scope?: Scope, rules?: RunOptions['rules']): Promise<string[]> {
  return described((await findings(page, scope, rules)).violations);
}

/** How many pixels the page is wider than its window. */
export const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Rules that a page which is open breaks in these looks, and whether it has to be moved sideways. */
export async function barriersInLooks(page: Page, looks: typeof ALL_LOOKS): Promise<string[]> {
  return inLooks(page, looks, () => barriers(page));
}

/** The same, and what axe cannot decide there and nobody has. */
export async function barriersAndDoubts(page: Page, looks: typeof ALL_LOOKS): Promise<string[]> {
  return inLooks(page, looks, async () => {
    const { violations, incomplete } = await findings(page);
    const doubts = incomplete.map(({ id, nodes }) => ({
      id: `undecided: ${id}`,
      nodes: nodes.filter(({ html, target }) => !isDecided(id, target.join(' ')) && !isDecided(id, html)),
    }));
    return described([...violations, ...doubts.filter(({ nodes }) => nodes.length > 0)]);
  });
}

async function inLooks(page: Page, looks: typeof ALL_LOOKS, ask: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await changeLook(page, look);
    const wider = await widerThanWindow(page);
    if (wider > 0) found.push(`${look.theme} at ${look.window.width} px: scrolls sideways by ${wider} px`);
    found.push(...(await ask()).map((barrier) => `${look.theme} at ${look.window.width} px: ${barrier}`));
  }
  return found;
}

/** Fails with the rules that the page breaks and the elements that break them. */
export async function expectAccessible(page: Page) {
  expect(await barriers(page)).toEqual([]);
}

/** Returns a text as the pattern that finds exactly this text. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Waits until React has taken over the page. A test that needs script calls it; a visitor does not notice. */
export async function untilReady(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Waits until the stylesheets and fonts that the page asked for are there: before, a line may still move. */
export async function untilLettersCame(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Keeps back what matches until the returned function is called: a script or data on a slow network. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Moves a finger from one side to the other, at this height of the window. The browser must have been opened with touch. */
export async function swipe(page: Page, from: number, to: number, height: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: height }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}
