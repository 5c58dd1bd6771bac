import { expect, type Page, test } from '@playwright/test';
import { languageOf } from '#app/i18n/language.ts';
import { WIDE_PX } from '#app/shell/navigation/wideScreen.ts';
import { schemePath } from '#tests/content.ts';
import { awaitMukta, PHONE_FONTS } from '#tests/e2e/support/lateFonts.ts';

/** Maximum relative difference in height. A larger difference means that lines break at other words. */
const MOST_OTHERWISE = 0.015;

// Narrower screens do not load Mukta.
test.use({ viewport: { width: WIDE_PX, height: 800 }, javaScriptEnabled: false, bypassCSP: true });

for (const path of ['/', '/mr/scheme', schemePath, '/mr/rtsact', '/mr']) {
  test(`${path} has the same height in phone fonts as in Mukta`, async ({ page }) => {
    const family = languageOf(path) === 'mr' ? 'Mukta Marathi' : 'Mukta';
    await awaitMukta(page);
    const withMukta = await heightOf(page, path);
    expect(await facesShown(page)).toContain(family);

    await page.route(/mukta-/, (route) => route.abort());
    await usePhoneFonts(page, path);
    const before = await heightOf(page, path);
    expect(await facesShown(page)).toEqual(['Mukta Fallback']);
    expect(Math.abs(before / withMukta - 1)).toBeLessThan(MOST_OTHERWISE);
  });
}

async function heightOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

function facesShown(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
  ]);
}

/** Serves the page with the fonts of a phone in place of local fonts. */
async function usePhoneFonts(page: Page, path: string): Promise<void> {
  for (const [name, file] of Object.entries(PHONE_FONTS))
    await page.route(`**/phone-fonts/${encodeURI(name)}`, (route) => route.fulfill({ path: file }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /local\("?(Roboto(?: Bold)?|Noto Sans Devanagari(?: Bold)?)"?\)/g,
      'url("/phone-fonts/$1")',
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}
