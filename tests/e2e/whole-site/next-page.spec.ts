import { expect, type Page, test } from '@playwright/test';
import { schemePath } from '#tests/content.ts';
import { collectRequests, enableSaveData } from '#tests/e2e/support/savingData.ts';

// Includes the transition between pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const next = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });

test('a page is scrolled as before after going on and back', async ({ page }) => {
  await page.goto('/rtsact');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await next(page, 'Schemes').evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Schemes' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('nothing is fetched ahead of a press in data-saving mode', async ({ page }) => {
  await enableSaveData(page);
  await page.goto(`/mr${schemePath}`);
  const fetched = collectRequests(page);
  await next(page, 'योजना').hover();
  await next(page, 'योजना').focus();
  await page.getByRole('button', { name: 'पाठवा', exact: true }).hover();
  // Waits longer than browsers do before they prefetch a link under the pointer.
  await page.waitForTimeout(300);
  expect((await fetched()).filter(({ path }) => /\.(js|json)$|^\/mr\//.test(path))).toEqual([]);
});
