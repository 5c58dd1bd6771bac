import { expect, type Page, test } from '@playwright/test';
import { schemePath } from '#tests/content.ts';

const ENTRY = /\/entry\.client-/;

const readers = [
  { language: 'English', root: '', share: 'Send', listen: /^Listen, /, bar: 'Listen to this page' },
  { language: 'Marathi', root: '/mr', share: 'पाठवा', listen: /^ऐका, /, bar: 'हे पान ऐका' },
];

/** Returns the media of the stylesheets that a phone applies after the first paint. */
const mediaOfLateStyles = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].map(({ media }) => media));

for (const { language, root, share, listen, bar } of readers)
  test.describe(`a ${language} reader with a phone`, () => {
    test.use({ viewport: { width: 360, height: 616 } });

    for (const fate of ['is lost', 'never arrives'])
      test(`sees all styles and the theme button pressed although the script of every page ${fate}`, async ({
        page,
      }) => {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
        await page.route(ENTRY, (route) => (fate === 'is lost' ? route.abort() : undefined));
        await page.goto(root + schemePath, { waitUntil: 'commit' });
        await expect.poll(() => mediaOfLateStyles(page)).toEqual(['all', 'all']);
        await expect(page.locator('[data-action="theme:dark"]').first()).toHaveAttribute('aria-pressed', 'true');
      });

    test('can listen to a page on which the script of "Share" has an error', async ({ page }) => {
      await page.goto(root + schemePath);
      const broken = await page.evaluate(() => {
        const names = [...document.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => dataset.island);
        const { islands } = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '');
        return String(islands[names.indexOf('ShareButton')].module);
      });
      await page.route(`**${broken}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
      );
      await page.reload();
      const failed = page.waitForEvent('pageerror');
      await page.getByRole('button', { name: share, exact: true }).click();
      expect((await failed).message).toContain('broken');
      await page.getByRole('button', { name: listen }).click();
      await expect(page.getByRole('region', { name: bar })).toHaveCount(1);
    });
  });
