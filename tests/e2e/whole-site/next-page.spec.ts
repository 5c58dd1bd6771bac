import { expect, test } from '@playwright/test';
import { holdRequests } from '#tests/e2e/support/page.ts';
import { collectRequests, enableSaveData } from '#tests/e2e/support/savingData.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  { language: 'English', from: '/', link: 'Schemes', to: '/scheme', heading: 'Schemes', loading: 'Loading...' },
  { language: 'Marathi', from: '/mr', link: 'योजना', to: '/mr/scheme', heading: 'योजना', loading: 'उघडत आहे...' },
];

for (const { language, from, link, to, heading, loading } of readers) {
  const { inEnglish, inMarathi } = testsIn(from === '/mr' ? 'mr' : 'en');
  test.describe(`a ${language} reader`, () => {
    inEnglish('prefetches the next page on hover, and fetches it only once', async ({ page }) => {
      await page.goto(from);
      const fetched = collectRequests(page);
      const next = page.getByRole('banner').getByRole('link', { name: link, exact: true }).filter({ visible: true });
      const data = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === `${to}.data`);
      await next.hover();
      await data;
      await next.click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect((await fetched()).filter(({ path, bytes }) => path === `${to}.data` && bytes > 0)).toHaveLength(1);
    });

    inMarathi('prefetches nothing in data-saving mode', async ({ page }) => {
      await enableSaveData(page);
      await page.goto(`${from}?q`);
      const fetched = collectRequests(page);
      const next = page.getByRole('banner').getByRole('link', { name: link, exact: true }).filter({ visible: true });
      await next.hover();
      await next.focus();
      await page.waitForTimeout(500);
      expect((await fetched()).filter(({ path }) => path.endsWith('.data'))).toEqual([]);
    });

    inEnglish('is told through the screen reader that a slow page is loading', async ({ page }) => {
      await page.goto(from);
      const letGo = await holdRequests(page, /scheme\.data/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: link, exact: true })
        .filter({ visible: true })
        .click({ noWaitAfter: true });
      await expect(page.locator('[aria-live]').getByText(loading)).toBeAttached();
      letGo();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-live]').getByText(loading)).toHaveCount(0);
    });
  });
}
