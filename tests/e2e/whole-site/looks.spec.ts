import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { LETTERS_DIFFER } from '#tests/e2e/support/browsers.ts';
import { awaitMukta } from '#tests/e2e/support/lateFonts.ts';
import { compressPicture, looksLike, markDifferences, takeScreenshot } from '#tests/e2e/support/pictures.ts';
import { VIEWS } from '#tests/e2e/support/views.ts';

const WINDOWS = {
  narrow: { width: 320, height: 700 },
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 860 },
  /** A4 at 96 dpi. */
  paper: { width: 794, height: 1123 },
};

/** Maximum time in milliseconds until a page matches its reference picture. */
const PATIENCE = 5_000;

type Look = {
  view: string;
  language: Language;
  window: keyof typeof WINDOWS;
  theme?: 'dark';
  letters?: 'largest';
  colours?: 'forced';
};

const look = (name: string, window: Look['window'], rest: Partial<Look> = {}): Look => {
  const [view = '', language] = name.split('/') as [string, Language];
  return { view, language, window, ...rest };
};

/** The looks that have a reference picture: each distinct screen and opened state, in alternating languages, themes and window sizes. */
const LOOKS: Look[] = [
  look('home/en', 'desk'),
  look('home/mr', 'phone'),
  look('home/mr', 'desk', { theme: 'dark' }),
  look('home-nav/mr', 'desk'),
  look('home-tenders/en', 'phone', { theme: 'dark' }),
  look('menu/mr', 'phone'),
  look('menu/en', 'phone', { theme: 'dark' }),
  look('drawer/en', 'desk'),
  look('drawer/mr', 'phone', { theme: 'dark' }),
  look('schemes/mr', 'desk'),
  look('schemes/en', 'phone'),
  look('schemes-filtered/en', 'desk', { theme: 'dark' }),
  look('schemes-none/mr', 'phone'),
  look('scheme/mr', 'phone'),
  look('scheme/en', 'desk', { theme: 'dark' }),
  look('scheme-office/mr', 'desk'),
  look('offices/en', 'phone'),
  look('offices-filtered/mr', 'desk', { theme: 'dark' }),
  look('hostels/mr', 'phone'),
  look('hostels/en', 'desk'),
  look('hostel-closed/mr', 'phone', { theme: 'dark' }),
  look('hostel-photos/en', 'desk'),
  look('hostel-photos/mr', 'phone'),
  look('services/mr', 'desk'),
  look('services-none/en', 'phone', { theme: 'dark' }),
  look('gallery/mr', 'desk'),
  look('album-photo/en', 'phone'),
  look('videos/mr', 'desk', { theme: 'dark' }),
  look('events-grid/mr', 'desk'),
  look('event/en', 'phone'),
  look('events-empty/mr', 'phone', { theme: 'dark' }),
  look('notices/mr', 'phone'),
  look('search/en', 'desk'),
  look('search-suggestions/mr', 'phone'),
  look('finder/mr', 'phone'),
  look('finder-result/en', 'desk'),
  look('scheme-sheet/en', 'paper'),
  look('error/mr', 'phone'),
  look('scheme/mr', 'narrow', { letters: 'largest' }),
  look('hostels/mr', 'narrow', { letters: 'largest', theme: 'dark' }),
  look('home/en', 'phone', { colours: 'forced' }),
  look('schemes/mr', 'desk', { colours: 'forced', theme: 'dark' }),
  look('scheme/mr', 'paper'),
  look('hostels/en', 'paper'),
];

const nameOf = ({ view, language, window, theme, letters, colours }: Look) =>
  [view, language, window, theme, letters, colours].filter(Boolean).join('-');

const contextOf = ({ window, colours, theme }: Look): BrowserContextOptions => ({
  viewport: WINDOWS[window],
  // Bypasses the Content-Security-Policy, which lacks the hashes of changed styles.
  bypassCSP: true,
  reducedMotion: 'reduce',
  colorScheme: theme ?? 'light',
  forcedColors: colours === 'forced' ? 'active' : 'none',
});

async function openLook(page: Page, look: Look) {
  const view = VIEWS.find(({ name }) => name === look.view);
  if (!view) throw new Error(`There is no view "${look.view}" in tests/e2e/support/views.ts.`);
  await page.addInitScript(
    ([theme, textSize]) => {
      localStorage.setItem('theme', theme);
      localStorage.setItem('textSize', textSize);
    },
    [look.theme ?? 'light', look.letters === 'largest' ? '2' : '0'] as const,
  );
  // Blocks films, whose frames differ each time; their posters remain.
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await awaitMukta(page);
  await page.goto(pathIn(look.language, view.path));
  await view.open?.(page, look.language);
  if (look.window === 'paper') {
    await page.emulateMedia({ media: 'print' });
    // Moves the pointer into a corner, because a printed page has no hover states.
    await page.mouse.move(WINDOWS.paper.width - 1, WINDOWS.paper.height - 1);
  }
}

/** Takes screenshots until one matches, because an island applies the query of an address only after hydration. */
async function pictureLike(file: string, page: Page): Promise<{ now: Buffer; same: boolean }> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = await takeScreenshot(page);
    const same = existsSync(file) && (await looksLike(file, now));
    if (same || Date.now() > end) return { now, same };
    await page.waitForTimeout(500);
  }
}

for (const look of LOOKS) {
  const name = nameOf(look);
  test.describe(() => {
    test.use(contextOf(look));

    test(`${name} matches its reference picture`, { tag: '@conformance/looks' }, async ({ page }, testInfo) => {
      test.skip(LETTERS_DIFFER !== undefined, LETTERS_DIFFER);
      // Fixes the current date, because printed pages show it.
      if (look.window === 'paper') await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+05:30'));
      await openLook(page, look);
      const file = testInfo.snapshotPath(`${name}.png`);
      const updates = ['all', 'changed'].includes(testInfo.config.updateSnapshots);
      let { now, same } = await pictureLike(file, page);
      if (updates && !same) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await compressPicture(now));
        same = await looksLike(file, now);
      }
      expect(existsSync(file), `There is no picture ${file}. Make it: npm run journeys:pictures`).toBe(true);
      if (!same) {
        writeFileSync(testInfo.outputPath('now.png'), now);
        writeFileSync(testInfo.outputPath('different.png'), await markDifferences(file, now));
      }
      expect(same, 'The page looks otherwise than in its picture. If that is meant: npm run journeys:pictures').toBe(
        true,
      );
    });
  });
}

test.describe('the comparison of pictures', { tag: '@conformance/looks' }, () => {
  const scheme = look('scheme/mr', 'phone');

  test.use(contextOf(scheme));

  for (const { change, css } of [
    { change: 'another colour of the heading', css: 'h1 { color: var(--link) !important }' },
    { change: 'four pixels more above the page', css: 'main { padding-block-start: 4px }' },
    { change: 'an icon that is missing', css: 'header button svg { visibility: hidden }' },
    { change: 'a button that is missing', css: 'nav:last-of-type > button { visibility: hidden }' },
  ]) {
    test(`notices ${change}`, async ({ page }) => {
      await openLook(page, scheme);
      const before = await takeScreenshot(page);
      expect(await looksLike(before, await takeScreenshot(page))).toBe(true);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, css);
      expect(await looksLike(before, await takeScreenshot(page))).toBe(false);
    });
  }
});
