import { expect, type Page, test } from '@playwright/test';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { albumPath, anAlbum, schemePath } from '#tests/content.ts';
import { holdRequests, isSampled, waitForIdle } from '#tests/e2e/support/page.ts';
import { scrollToEnd } from '#tests/e2e/support/savingData.ts';
import { collectReact, ISLAND_SCRIPT } from '#tests/e2e/support/scripts.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const READ = ['/', schemePath, '/scheme', '/about', albumPath, '/notices/pastevents'];

const [picture] = anAlbum.images;

const readers = [
  {
    language: 'English',
    code: 'en' as Language,
    share: 'Send',
    shareDialog: 'Send',
    listen: /^Listen, /,
    bar: 'Listen to this page',
    picture: picture?.title.en ?? '',
    album: anAlbum.title.en,
    students: 'Students',
    more: 'Show 8 more',
    notArrived: 'A part of this page did not load.',
    tryAgain: 'Try again',
  },
  {
    language: 'Marathi',
    code: 'mr' as Language,
    share: 'पाठवा',
    shareDialog: 'पाठवा',
    listen: /^ऐका, /,
    bar: 'हे पान ऐका',
    picture: picture?.title.mr ?? '',
    album: anAlbum.title.mr,
    students: 'विद्यार्थी',
    more: 'आणखी ८ दाखवा',
    notArrived: 'या पानाचा काही भाग आला नाही.',
    tryAgain: 'पुन्हा प्रयत्न करा',
  },
];

type Reader = (typeof readers)[number];

const SHARE = {
  what: 'Send',
  path: schemePath,
  control: (page: Page, { share }: Reader) => page.getByRole('button', { name: share, exact: true }),
  answer: (page: Page, { shareDialog }: Reader) =>
    expect(page.getByRole('dialog', { name: shareDialog })).toHaveCount(1),
};

/** Clicks on controls that need React, and what must happen exactly once. */
const PRESSES = [
  SHARE,
  {
    what: 'Listen',
    path: schemePath,
    control: (page: Page, { listen }: Reader) => page.getByRole('button', { name: listen }),
    answer: (page: Page, { bar }: Reader) => expect(page.getByRole('region', { name: bar })).toHaveCount(1),
  },
  {
    what: 'a photo',
    path: albumPath,
    control: (page: Page, { picture: name }: Reader) => page.getByRole('link', { name }),
    answer: (page: Page, { album }: Reader) => expect(page.getByRole('dialog', { name: album })).toHaveCount(1),
  },
  {
    what: 'a filter',
    path: '/scheme',
    control: (page: Page, { students }: Reader) => page.getByRole('checkbox', { name: students }),
    answer: (page: Page) => expect(page).toHaveURL(/\?for=student$/),
  },
  {
    what: '"Show more"',
    path: '/scheme',
    control: (page: Page, { more }: Reader) => page.getByRole('link', { name: more }),
    answer: (page: Page) => expect(page.getByRole('article').filter({ visible: true })).toHaveCount(16),
  },
];

/** Returns the addresses of the texts that the first island with a "Share" button needs. */
const textFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const island = [...document.querySelectorAll('[data-island]')].findIndex((part) =>
      part.matches('[data-island="ShareButton"]'),
    );
    const start = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '');
    return Object.values(start.islands[island].words);
  });

/** Records whether a control was marked as busy, and how many dialogs the page has opened. */
const watchBusy = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if ((target as Element).getAttribute('aria-busy') === 'true')
          document.documentElement.setAttribute('data-test-busy', '');
    }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] }),
  );

for (const reader of readers) {
  const { language, code } = reader;
  const { inEnglish } = testsIn(code);

  test.describe(`a ${language} reader`, () => {
    test('who only reads fetches no React, also a minute after a page has loaded', async ({ page }) => {
      await page.clock.install();
      const react = collectReact(page);
      for (const path of READ.filter((_, index) => isSampled(code, index))) {
        await page.goto(pathIn(code, path));
        await scrollToEnd(page);
        await page.clock.runFor('01:00');
        expect(await react(), path).toEqual([]);
      }
    });

    for (const { what, path, control, answer } of PRESSES.filter((_, index) => isSampled(code, index)))
      test(`a click on ${what} before its script has loaded takes effect exactly once`, async ({ page }) => {
        await watchBusy(page);
        const arrive = await holdRequests(page, ISLAND_SCRIPT);
        await page.goto(pathIn(code, path));
        await control(page, reader).click();
        if (what !== 'a filter') await expect(page.locator('html')).toHaveAttribute('data-test-busy');
        arrive();
        await answer(page, reader);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        // Waits until the page is idle: a second answer would close or repeat the first.
        await waitForIdle(page);
        await answer(page, reader);
      });

    test('reads after the fifth retry that the texts could not be loaded, and needs one click to try again', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(pathIn(code, schemePath));
      const texts = await textFiles(page);
      const attempts: string[] = [];
      const isText = (url: URL) => texts.includes(url.pathname);
      await page.route(isText, (route) => {
        attempts.push(new URL(route.request().url()).pathname);
        return route.abort();
      });
      await SHARE.control(page, reader).click();
      const note = page.getByRole('alert').filter({ hasText: reader.notArrived });
      await expect(async () => {
        await page.clock.runFor('00:06');
        await expect(note).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.clock.runFor('10:00');
      const each = texts.map((text) => attempts.filter((attempt) => attempt === text).length);
      expect(each).toEqual(texts.map(() => 6));

      await page.unroute(isText);
      await note.getByRole('button', { name: reader.tryAgain }).click();
      await SHARE.answer(page, reader);
      await expect(note).toBeHidden();
    });

    inEnglish('who types while React starts keeps every letter', async ({ page }) => {
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
      await page.goto(`${pathIn(code, '/scheme')}#main`);
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

    inEnglish('who presses a photo whose script has an error opens the file of the photo', async ({ page }) => {
      const body = 'export const AlbumPictures = () => { throw new Error("broken"); };';
      await page.route(/\/AlbumPictures\.island-/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(pathIn(code, albumPath));
      await page.getByRole('link', { name: reader.picture }).click();
      await expect(page).toHaveURL(/\/pictures\//);
    });
  });
}
