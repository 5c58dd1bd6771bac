import { basename, extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { anAlbum } from '#tests/content.ts';
import { escapeRegExp, holdRequests, swipe } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const pictures = anAlbum.images;
const [picture = { title: { en: '', mr: '' }, src: '' }] = pictures;
const last = pictures.at(-1) ?? picture;

/** Returns the file name of a picture without folder and extension. */
const fileOf = ({ src }: { src: string }) => basename(src, extname(src));

/** Returns the counters of the first, second and last picture, such as "1 / 4". */
const countersIn = (language: Language) =>
  [1, 2, pictures.length].map((n) => `${formatNumber(n, language)} / ${formatNumber(pictures.length, language)}`);

const readers = [
  {
    language: 'English',
    gallery: '/photogallery',
    title: 'Photo Gallery',
    card: `${anAlbum.title.en} ${formatNumber(pictures.length, 'en')} pictures`,
    album: anAlbum.title.en,
    picture: picture.title.en,
    last: last.title.en,
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    counters: countersIn('en'),
    loading: 'Loading...',
    home: 'Home',
    crumbs: 'You are here',
  },
  {
    language: 'Marathi',
    gallery: '/mr/photogallery',
    title: 'छायाचित्रे',
    card: `${anAlbum.title.mr} ${formatNumber(pictures.length, 'mr')} चित्रे`,
    album: anAlbum.title.mr,
    picture: picture.title.mr,
    last: last.title.mr,
    previous: 'मागील',
    next: 'पुढील',
    close: 'बंद करा',
    counters: countersIn('mr'),
    loading: 'उघडत आहे...',
    home: 'मुख्यपृष्ठ',
    crumbs: 'आपण येथे आहात',
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.gallery.startsWith('/mr') ? 'mr' : 'en');
  test.describe(`a ${reader.language} reader`, () => {
    inEnglish(
      'opens an album whose name has spaces and finds the way back, and sees that it is loading',
      async ({ page }) => {
        await page.goto(reader.gallery);
        await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
        await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(
          albums.length,
        );
        // Notes the text in the page, because Playwright waits while a page is loading.
        await page.locator('[data-loading]').evaluate((note) => {
          const noteText = () => sessionStorage.setItem('noted', note.textContent ?? '');
          new MutationObserver(noteText).observe(note, { subtree: true, childList: true });
        });
        await page.getByRole('link', { name: reader.card }).click();
        await expect(page).toHaveURL(`${reader.gallery}/${encodeURIComponent(anAlbum.id)}`);
        expect(await page.evaluate(() => sessionStorage.getItem('noted'))).toBe(reader.loading);
        await expect(page.getByRole('heading', { level: 1, name: reader.album })).toBeVisible();
        const crumbs = page.getByRole('navigation', { name: reader.crumbs });
        await expect(crumbs.getByRole('listitem')).toHaveText([reader.home, reader.title, reader.album]);
        await crumbs.getByRole('link', { name: reader.title }).click();
        await expect(page).toHaveURL(reader.gallery);
      },
    );

    inMarathi('views the enlarged pictures one after another', async ({ page }) => {
      await page.goto(`${reader.gallery}/${encodeURIComponent(anAlbum.id)}`);
      const link = page.getByRole('link', { name: reader.picture });
      await link.click();
      const dialog = page.getByRole('dialog', { name: reader.album });
      const [first = '', second = '', fourth = ''] = reader.counters;
      const large = dialog.getByRole('img', { name: reader.picture });
      await expect(large).toBeVisible();
      await expect
        .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/(-960\.avif|\.svg)$/);
      await expect(dialog.getByText(first)).toBeVisible();
      await dialog.getByRole('button', { name: reader.next }).click();
      await expect(dialog.getByText(second)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(dialog.getByText(first)).toBeVisible();
      await dialog.getByRole('button', { name: reader.previous }).click();
      await expect(dialog.getByText(fourth)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(first)).toBeVisible();
      await dialog.getByRole('button', { name: reader.close }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });

    inMarathi('sees that a large picture is loading', async ({ page }) => {
      const arrive = await holdRequests(page, new RegExp(`/${escapeRegExp(fileOf(last))}\\.[^/]+$`));
      await page.goto(`${reader.gallery}/${encodeURIComponent(anAlbum.id)}`);
      await page.getByRole('link', { name: reader.last }).click();
      const dialog = page.getByRole('dialog', { name: reader.album });
      await expect(dialog.getByRole('status').getByText(reader.loading)).toBeVisible();
      arrive();
      await expect(dialog.getByRole('status').getByText(reader.loading)).toBeHidden();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      inEnglish('swipes through the pictures, starting with the chosen one', async ({ page }) => {
        await page.goto(`${reader.gallery}/${encodeURIComponent(anAlbum.id)}`);
        await page.getByRole('link', { name: reader.last }).click();
        const dialog = page.getByRole('dialog', { name: reader.album });
        const [first = '', , fourth = ''] = reader.counters;
        await expect(dialog.getByText(fourth)).toBeVisible();
        const shown = dialog.getByRole('img', { name: reader.last });
        await expect(shown).toBeInViewport({ ratio: 0.9 });
        const height = ((await shown.boundingBox())?.y ?? 0) + 20;
        await swipe(page, 300, 60, height);
        await expect(dialog.getByText(first)).toBeVisible();
        await expect(dialog.getByRole('img', { name: reader.picture })).toBeInViewport({ ratio: 0.9 });
        await swipe(page, 60, 300, height);
        await expect(dialog.getByText(fourth)).toBeVisible();
      });
    });
  });
}

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('albums and pictures are plain links', async ({ page }) => {
    await page.goto('/mr/photogallery');
    await page.getByRole('link', { name: readers.at(-1)?.card ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1, name: anAlbum.title.mr })).toBeVisible();
    await page.getByRole('link', { name: picture.title.mr }).click();
    await expect(page).toHaveURL(new RegExp(`/${escapeRegExp(fileOf(picture))}\\.[0-9a-f]{8}-\\d+\\.(jpg|svg)$`));
  });
});
