import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { OLDEST_CHROMIUM, QUIET, unpackOldestChromium } from '#tests/e2e/support/browsers.ts';
import { fontEnvironment } from '#tests/e2e/support/deviceFonts.ts';
import { compressPicture, looksLike, markDifferences } from '#tests/e2e/support/pictures.ts';
import { VIEWS } from '#tests/e2e/support/views.ts';

/**
 * Width of a feature phone or of a small smartphone, name of a view (not opened), and language. Omits views with photos,
 * because the browser may take its screenshot before a photo is decoded.
 */
const LOOKS: [width: 240 | 360, view: string, language: Language][] = [
  [240, 'home', 'en'],
  [240, 'schemes', 'mr'],
  [240, 'scheme', 'en'],
  [240, 'finder', 'mr'],
  [240, 'offices', 'en'],
  [360, 'home', 'mr'],
  [360, 'finder', 'en'],
  [360, 'hostels', 'mr'],
  [360, 'search', 'en'],
];

/** Height in pixels: about four screens. */
const HEIGHT = 2400;

/** Shows pages as data-saving modes do: without script and without the fonts of the page. */
const FLAGS = [
  ...QUIET,
  '--headless',
  '--hide-scrollbars',
  '--disable-remote-fonts',
  '--blink-settings=scriptEnabled=false',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Loads lazy pictures with the page, because the screenshot does not wait for later ones.
  '--disable-features=LazyImageLoading',
];

test.describe('Chromium 78', () => {
  test.skip(!OLDEST_CHROMIUM, 'the lock file has Chromium 78 only for Linux on x64');

  test.beforeAll(unpackOldestChromium);

  for (const [width, view, language] of LOOKS) {
    test(`shows ${view}/${language} at ${width} pixels as in its reference picture`, async ({ baseURL }, testInfo) => {
      const path = VIEWS.find(({ name }) => name === view)?.path ?? '';
      const now = testInfo.outputPath('now.png');
      // Lets the browser take its own screenshot, because Playwright cannot drive a browser of 2019.
      await promisify(execFile)(
        OLDEST_CHROMIUM?.executablePath ?? '',
        [...FLAGS, `--window-size=${width},${HEIGHT}`, `--screenshot=${now}`, baseURL + pathIn(language, path)],
        { env: { ...process.env, ...OLDEST_CHROMIUM?.env, ...fontEnvironment('phone') } },
      );
      const file = testInfo.snapshotPath(`chromium-78-${width}-${view}-${language}.png`);
      const picture = readFileSync(now);
      let same = existsSync(file) && (await looksLike(file, picture));
      if (!same && ['all', 'changed'].includes(testInfo.config.updateSnapshots)) {
        writeFileSync(file, await compressPicture(picture));
        same = await looksLike(file, picture);
      }
      expect(existsSync(file), `There is no picture ${file}. Make it: npm run journeys:pictures`).toBe(true);
      if (!same) writeFileSync(testInfo.outputPath('different.png'), await markDifferences(file, picture));
      expect(same, 'The page looks otherwise than in its picture. If that is meant: npm run journeys:pictures').toBe(
        true,
      );
    });
  }
});
