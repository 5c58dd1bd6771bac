import { expect, type Page, test } from '@playwright/test';
import { albumPath, anAlbum, schemePath } from '#tests/content.ts';
import { holdRequests } from '#tests/e2e/support/page.ts';
import { scrollToEnd } from '#tests/e2e/support/savingData.ts';
import { collectReact, ISLAND_SCRIPT } from '#tests/e2e/support/scripts.ts';

const READ = ['/', schemePath, '/scheme', '/about', albumPath, '/notices/pastevents'];

const photo = anAlbum.images[0]?.title.en ?? '';

/** Presses on controls that need React, and what must happen once. */
const PRESSES = [
  {
    what: 'Share',
    path: schemePath,
    control: (page: Page) => page.getByRole('button', { name: 'Share', exact: true }),
    answer: (page: Page) => expect(page.getByRole('dialog', { name: 'Send this page' })).toHaveCount(1),
  },
  {
    what: 'Listen',
    path: schemePath,
    control: (page: Page) => page.getByRole('button', { name: /^Listen, / }),
    answer: (page: Page) => expect(page.getByRole('region', { name: 'Listen to this page' })).toHaveCount(1),
  },
  {
    what: 'a photo',
    path: albumPath,
    control: (page: Page) => page.getByRole('link', { name: photo }),
    answer: (page: Page) => expect(page.getByRole('dialog', { name: anAlbum.title.en })).toHaveCount(1),
  },
  {
    what: 'a filter',
    path: '/scheme',
    control: (page: Page) => page.getByRole('checkbox', { name: 'Students' }),
    answer: (page: Page) => expect(page).toHaveURL(/\?for=student$/),
  },
  {
    what: '"Show more"',
    path: '/scheme',
    control: (page: Page) => page.getByRole('link', { name: 'Show 8 more' }),
    answer: (page: Page) => expect(page.getByRole('article').filter({ visible: true })).toHaveCount(16),
  },
];

/** Records whether a control was marked as busy, and how many dialogs the page has opened. */
const watchBusy = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if ((target as Element).getAttribute('aria-busy') === 'true') document.documentElement.dataset.wasBusy = '';
    }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] }),
  );

test.describe('a reader', () => {
  test('who only reads fetches no React, also a minute after a page has loaded', async ({ page }) => {
    await page.clock.install();
    const react = collectReact(page);
    for (const path of READ) {
      await page.goto(path);
      await scrollToEnd(page);
      await page.clock.runFor('01:00');
      expect(await react(), path).toEqual([]);
    }
  });

  for (const { what, path, control, answer } of PRESSES)
    test(`who presses ${what} while its script is on its way sees it answered once`, async ({ page }) => {
      await watchBusy(page);
      const arrive = await holdRequests(page, ISLAND_SCRIPT);
      await page.goto(path);
      await control(page).click();
      if (what !== 'a filter') await expect(page.locator('html')).toHaveAttribute('data-was-busy');
      arrive();
      await answer(page);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      // Waits until the page is idle: a second answer would close or repeat the first.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await answer(page);
    });

  test('who types while React starts keeps every letter', async ({ page }) => {
    // Delays what the page does after a frame until the whole word is typed.
    await page.addInitScript(() => {
      const waiting = new Map<number, FrameRequestCallback>();
      let last = 0;
      window.requestAnimationFrame = (callback) => {
        last += 1;
        waiting.set(last, callback);
        return last;
      };
      window.cancelAnimationFrame = (id) => waiting.delete(id);
      addEventListener('release', () => {
        for (const callback of waiting.values()) callback(0);
        waiting.clear();
      });
    });
    const arrive = await holdRequests(page, ISLAND_SCRIPT);
    // Has the fragment of the skip link, which React learns only after hydration.
    await page.goto('/scheme#main');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('mari');
    arrive();
    await expect(page.locator('[data-island="SchemeBrowser"]')).toHaveAttribute('data-hydrated');
    await field.pressSequentially('gold');
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await field.press('Enter');
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect(page).toHaveURL(/\?q=marigold$/);
    await expect(field).toHaveValue('marigold');
  });

  test('who presses a photo whose script has an error opens the file of the photo', async ({ page }) => {
    const body = 'export const AlbumPictures = () => { throw new Error("broken"); };';
    await page.route(/\/AlbumPictures\.island-/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(albumPath);
    await page.getByRole('link', { name: photo }).click();
    await expect(page).toHaveURL(/\/pictures\//);
  });
});
