import { expect, test } from '@playwright/test';
import { schemePath } from '#tests/content.ts';
import { collectRequests, enableSaveData } from '#tests/e2e/support/savingData.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  { language: 'English', root: '', link: 'Schemes', share: 'Send', heading: 'Schemes' },
  { language: 'Marathi', root: '/mr', link: 'योजना', share: 'पाठवा', heading: 'योजना' },
];

// Includes the transition between pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { language, root, link, share, heading } of readers) {
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  test.describe(`a ${language} reader`, () => {
    inEnglish('finds a page scrolled as before after going on and back', async ({ page }) => {
      await page.goto(`${root}/rtsact`);
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
      const next = page.getByRole('banner').getByRole('link', { name: link, exact: true }).filter({ visible: true });
      await next.evaluate((element: HTMLElement) => element.click());
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    });

    inMarathi('fetches nothing ahead of a press in data-saving mode', async ({ page }) => {
      await enableSaveData(page);
      // Waits for the scripts of the selects, which the page itself loads.
      await page.goto(`${root}${schemePath}`, { waitUntil: 'networkidle' });
      const fetched = collectRequests(page);
      const next = page.getByRole('banner').getByRole('link', { name: link, exact: true }).filter({ visible: true });
      await next.hover();
      await next.focus();
      await page.getByRole('button', { name: share, exact: true }).hover();
      await page.waitForTimeout(500);
      expect((await fetched()).filter(({ path }) => /\.(js|json)$|^\/mr\//.test(path))).toEqual([]);
    });
  });
}
