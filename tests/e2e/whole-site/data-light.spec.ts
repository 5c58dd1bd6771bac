import { expect, type Page, test } from '@playwright/test';
import { formatDuration } from '#app/i18n/format/duration.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { aFilm, albumPath, aScheme, schemePath } from '#tests/content.ts';
import { onePerScreen } from '#tests/e2e/support/onePerScreen.ts';
import { escapeRegExp, isSampled } from '#tests/e2e/support/page.ts';
import { collectRequests, enableSaveData, scrollToEnd } from '#tests/e2e/support/savingData.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** Maximum transfer size in bytes of a page in data-saving mode. */
const MOST_BYTES = 21_500;

/**
 * Files that all pages share. Only the first page of a visit fetches them. Scripts cannot prevent these requests, which
 * come from stylesheets and `<use>` elements.
 */
const SHARED = /^\/assets\/(root-[\w-]+\.css|icons-[\w-]+\.svg|(entry\.client|keepPlace)-[\w-]+\.js)$/;
const MOST_BYTES_AT_FIRST = 32_000;

/** Scripts that need no React. */
const SMALL_SCRIPTS =
  /^\/assets\/(entry\.client|motion|formats|rolldown-runtime|printedDate|showSavedPages|chosenPart|rememberDistrict|keepPlace|backLinks|smallPicture|loadingNote|printPage|searchAhead)-/;

/** Matches the name of a link that contains the texts in this order. */
const inOneRow = (...texts: string[]) => new RegExp(texts.map(escapeRegExp).join('.*'));

const PHONE = { width: 360, height: 740 };

const category = categories.find(({ id }) => id === aScheme.category);
const inCategory = schemes.filter(({ category: own }) => own === aScheme.category).length;

const readers = [
  {
    language: 'English',
    scheme: schemePath,
    schemes: '/scheme',
    album: albumPath,
    videos: '/videogallery',
    home: '/',
    wish: /^Save data/,
    show: /^Show picture \((\d+) KB\)/,
    category: category?.title.en ?? '',
    picture: /^Drawing:/,
    film: inOneRow(aFilm.title.en, `Length ${formatDuration(aFilm.seconds, 'en')}`, ' KB'),
  },
  {
    language: 'Marathi',
    scheme: `/mr${schemePath}`,
    schemes: '/mr/scheme',
    album: `/mr${albumPath}`,
    videos: '/mr/videogallery',
    home: '/mr',
    wish: /^डेटा वाचवा/,
    show: /^चित्र दाखवा \(([०-९]+) केबी\)/,
    category: category?.title.mr ?? '',
    picture: /^चित्र:/,
    film: inOneRow(aFilm.title.mr, `कालावधी ${formatDuration(aFilm.seconds, 'mr')}`, ' केबी'),
  },
];

const fromDevanagari = (digits: string) =>
  Number(digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)));

const shownPictures = (page: Page) => page.locator('main img').filter({ visible: true });

for (const language of LANGUAGES) {
  test(`in data-saving mode, each screen fetches at most 21.5 kB, and 32 kB as the first page: "${language}"`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(PHONE);
    await enableSaveData(page);
    const fetched = collectRequests(page);
    // Counts cached files at their transfer size, as if each page were the first.
    const travelled = new Map<string, number>();
    const tooMuch: string[] = [];
    for (const { path } of onePerScreen(language).filter((_, index) => isSampled(language, index))) {
      await page.goto(encodeURI(path));
      await scrollToEnd(page);
      const files = await fetched();
      for (const file of files) travelled.set(file.path, Math.max(file.bytes, travelled.get(file.path) ?? 0));
      const weigh = (those: typeof files) => those.reduce((sum, { path }) => sum + (travelled.get(path) ?? 0), 0);
      const first = weigh(files);
      const later = weigh(files.filter((file) => !SHARED.test(file.path)));
      const wrong = files.filter(
        ({ path }) => /\.(js|woff2|json|avif|webp|png|jpg|mp4)$|^\/pictures\//.test(path) && !SMALL_SCRIPTS.test(path),
      );
      if (later > MOST_BYTES || first > MOST_BYTES_AT_FIRST) tooMuch.push(`${path}: ${first} bytes, later ${later}`);
      tooMuch.push(...wrong.map((file) => `${path}: ${file.path}`));
    }
    expect(tooMuch).toEqual([]);
  });
}

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.language === 'English' ? 'en' : 'mr');
  test.describe(`a ${reader.language} reader`, () => {
    inEnglish('turns data saving on for all pages, and off again', async ({ page }) => {
      await page.goto(reader.scheme);
      const wish = page.getByRole('contentinfo').getByRole('button', { name: reader.wish });
      await expect(wish).toHaveAttribute('aria-pressed', 'false');
      await wish.click();
      await expect(wish).toHaveAttribute('aria-pressed', 'true');
      await page.goto('about:blank');
      const fetched = collectRequests(page);
      await page.goto(reader.album);
      await scrollToEnd(page);
      await expect(wish).toHaveAttribute('aria-pressed', 'true');
      await expect(shownPictures(page)).toHaveCount(0);
      const asked = (await fetched()).map(({ path }) => path);
      expect(asked.filter((path) => /\.(js|woff2)$|^\/pictures\//.test(path) && !SMALL_SCRIPTS.test(path))).toEqual([]);
      await wish.click();
      await page.goto(reader.album);
      await expect(shownPictures(page)).not.toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button', { name: reader.show })).toHaveCount(0);
    });

    inEnglish('shows a picture on request, with the stated size', async ({ page }) => {
      await enableSaveData(page);
      await page.setViewportSize(PHONE);
      await page.goto(reader.album);
      await scrollToEnd(page);
      const fetched = collectRequests(page);
      const show = page.getByRole('button', { name: reader.show }).first();
      const [, said = ''] = reader.show.exec((await show.textContent()) ?? '') ?? [];
      const came = page.waitForEvent('requestfinished');
      await show.focus();
      await page.keyboard.press('Enter');
      await expect(shownPictures(page)).toHaveCount(1);
      await came;
      const files = await fetched();
      expect(files.map(({ path }) => path)).toEqual([expect.stringMatching(/(-320\.avif|\.svg)$/)]);
      expect(Math.round((files[0]?.bytes ?? 0) / 1000)).toBe(fromDevanagari(said));
    });

    inMarathi('sees the sizes of a picture and a film before a click fetches them', async ({ page }) => {
      await enableSaveData(page);
      await page.goto(reader.album);
      await page.getByRole('link', { name: reader.picture }).first().click();
      await expect(shownPictures(page)).toHaveCount(1);
      await expect(page).toHaveURL(reader.album);
      await page.goto(reader.videos);
      await expect(page.getByRole('main').getByRole('link', { name: reader.film })).toBeVisible();
    });

    inEnglish('still sees opened pictures after the first interaction loads the script', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await enableSaveData(page);
      await page.goto(reader.home);
      await page.getByRole('button', { name: reader.show }).first().click();
      const scripts = collectRequests(page);
      await page.mouse.wheel(0, 2000);
      await page.getByRole('heading', { level: 1 }).click();
      await scrollToEnd(page);
      expect((await scripts()).filter(({ path }) => path.endsWith('.js'))).toEqual([]);
      await page.getByRole('searchbox').or(page.getByRole('combobox')).filter({ visible: true }).first().click();
      await expect(shownPictures(page)).toHaveCount(1);
      expect(complaints).toEqual([]);
    });

    inMarathi('gets results for a query in the address without interaction', async ({ page }) => {
      await enableSaveData(page);
      await page.goto(`${reader.schemes}?category=${aScheme.category}`);
      await expect(page.getByRole('main').locator('article').filter({ visible: true })).toHaveCount(
        Math.min(inCategory, 8),
      );
      await expect(page.getByRole('main')).toContainText(reader.category);
    });
  });
}

test('in data-saving mode, a film has no poster and does not autoplay', async ({ page }) => {
  await enableSaveData(page);
  await page.goto('/videogallery?');
  await page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).first().click();
  const fetched = collectRequests(page);
  await page.getByRole('link', { name: aFilm.title.en }).click();
  const film = page.locator('dialog video');
  await expect(film).toBeVisible();
  await expect(film).not.toHaveAttribute('poster');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect((await fetched()).filter(({ path }) => /\.mp4$|^\/pictures\//.test(path))).toEqual([]);
});
