import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { pathsToPrerender } from '#site-build/paths.ts';
import { collectErrors, reportViolations, STAND_INS } from '#tests/e2e/support/consoleErrors.ts';
import { delayFontsAndStyles, layoutShift } from '#tests/e2e/support/lateFonts.ts';
import {
  ALL_LOOKS,
  changeLook,
  isSampled,
  violations,
  WHOLE,
  WINDOWS,
  widerThanWindow,
} from '#tests/e2e/support/page.ts';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };

/** Maximum layout shift, which is too small to notice. Google's limit for a good page is five times as high. */
const MOST_SHIFT = 0.02;

/** Maximum time in milliseconds for a page to load, even on a busy machine. */
const PATIENCE = 20_000;

/** Number of tests that share the pages of one language, so that all workers stay busy to the end. */
const PARTS = 3;

const isSheet = (path: string) => path.endsWith('/sheet');

/** Returns all pages of a language or, in a sample, every second page, which the other language omits, and fewer sheets, which are alike. */
function pages(language: Language): string[] {
  const all = pathsToPrerender().filter((path) => languageOf(path) === language);
  const sheets = all.filter(isSheet).filter((_, index) => WHOLE || index % 5 === 0);
  return [...all.filter((path) => !isSheet(path)), ...sheets].filter((_, index) => isSampled(language, index));
}

/** Sets the width of the narrowest phone and the largest text size. */
async function makeNarrow(page: Page) {
  await page.setViewportSize(NARROWEST);
  await page.addInitScript(() => localStorage.setItem('textSize', '2'));
}

/** Opens a page and returns its faults: a wrong status, horizontal overflow. */
async function visit(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(encodeURI(path));
  const found: string[] = [];
  const expected = STAND_INS.includes(plainPath(path)) ? 404 : 200;
  if (response?.status() !== expected) found.push(`status ${response?.status()}`);
  const wider = await widerThanWindow(page);
  if (wider > 0) found.push(`scrolls sideways by ${wider} px`);
  return found;
}

/** Opens a page with delayed fonts and styles; returns its layout shift if too high, and its accessibility violations. */
async function scrutinise(page: Page, path: string, look: (typeof ALL_LOOKS)[number]): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.goto(encodeURI(path));
  const { sum, worst } = await layoutShift(page);
  await changeLook(page, look);
  return [
    ...(sum > MOST_SHIFT ? [`layout shift of ${sum.toFixed(3)} with late fonts and styles, largest: ${worst}`] : []),
    ...(await violations(page)).map((barrier) => `${barrier} (${look.theme} at ${look.window.width} px)`),
  ];
}

for (const language of LANGUAGES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`pages open without console errors; checks of every twentieth page find no layout shift and no accessibility violation: "${language}", part ${part + 1} of ${PARTS}`, {
      tag: ['@conformance/every-page', '@conformance/browser-engine'],
    }, async ({ page }) => {
      test.setTimeout(480_000);
      page.setDefaultTimeout(PATIENCE);
      await reportViolations(page);
      await makeNarrow(page);
      const late = await page.context().newPage();
      late.setDefaultTimeout(PATIENCE);
      await delayFontsAndStyles(late);
      const complaints = collectErrors(page);
      const flaws: string[] = [];
      for (const [index, path] of pages(language).entries()) {
        if (index % PARTS !== part) continue;
        const found = [...(await visit(page, path)), ...complaints()];
        if (WHOLE || index % 10 === 0) found.push(...(await scrutinise(late, path, lookOf(index, language))));
        flaws.push(...found.map((flaw) => `${path}: ${flaw}`));
      }
      expect(flaws).toEqual([]);
    });
  }
}

/** Returns the look in which to check a page. Looks vary by page; at the same index, the two languages have different themes. */
function lookOf(index: number, language: Language) {
  const turn = Math.floor(index / PARTS) + index + (language === 'mr' ? WINDOWS.length : 0);
  const look = ALL_LOOKS[turn % ALL_LOOKS.length];
  if (!look) throw new Error('ALL_LOOKS is empty.');
  return look;
}
