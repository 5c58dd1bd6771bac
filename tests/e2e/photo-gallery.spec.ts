import { expect, test } from '@playwright/test';
import { albums } from '#app/model/albums/data.server.ts';
import { dress, expectAccessible, holdBack, LOOKS, swipe, untilReady } from './support.ts';

const readers = [
  {
    language: 'English',
    gallery: '/photogallery',
    title: 'Photo Gallery',
    card: 'Mahad Satyagraha Day 4 pictures',
    album: 'Mahad Satyagraha Day',
    picture: 'Drawing: people go down to a stepped tank by its stairs and by a long ramp, and a woman fills a pot',
    last: 'Drawing: under one roof, a woman sits behind a row of water pots; young and old drink together',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    counters: ['1 / 4', '2 / 4', '4 / 4'],
    loading: 'Loading...',
    home: 'Home',
    crumbs: 'You are here',
  },
  {
    language: 'Marathi',
    gallery: '/mr/photogallery',
    title: 'छायाचित्रे',
    card: 'महाड सत्याग्रह दिन ४ चित्रे',
    album: 'महाड सत्याग्रह दिन',
    picture: 'चित्र: पायऱ्यांवरून व रॅम्पवरून तळ्याकडे येणारी माणसे आणि घागर भरणारी महिला',
    last: 'चित्र: एकाच छपराखाली पाण्याच्या माठांची रांग, मागे बसलेली महिला आणि एकत्र पाणी पिणारी लहानथोर माणसे',
    previous: 'मागील',
    next: 'पुढील',
    close: 'बंद करा',
    counters: ['१ / ४', '२ / ४', '४ / ४'],
    loading: 'उघडत आहे...',
    home: 'मुख्यपृष्ठ',
    crumbs: 'आपण येथे आहात',
  },
];

for (const reader of readers) {
  test.describe(`a ${reader.language} reader`, () => {
    test('opens an album whose name has spaces and finds the way back', async ({ page }) => {
      await page.goto(reader.gallery);
      await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(
        albums.length,
      );
      await page.getByRole('link', { name: reader.card }).click();
      await expect(page).toHaveURL(`${reader.gallery}/Mahad%20satyagraha%20day`);
      await expect(page.getByRole('heading', { level: 1, name: reader.album })).toBeVisible();
      const crumbs = page.getByRole('navigation', { name: reader.crumbs });
      await expect(crumbs.getByRole('listitem')).toHaveText([reader.home, reader.title, reader.album]);
      await crumbs.getByRole('link', { name: reader.title }).click();
      await expect(page).toHaveURL(reader.gallery);
    });

    test('looks at the pictures large, one after the other', async ({ page }) => {
      await page.goto(`${reader.gallery}/Mahad%20satyagraha%20day`);
      await untilReady(page);
      const picture = page.getByRole('link', { name: reader.picture });
      await picture.click();
      const dialog = page.getByRole('dialog', { name: reader.album });
      const [first = '', second = '', fourth = ''] = reader.counters;
      const large = dialog.getByRole('img', { name: reader.picture });
      await expect(large).toBeVisible();
      await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-960\.avif$/);
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
      await expect(picture).toBeFocused();
    });

    test('sees that an album is loading', async ({ page }) => {
      await page.goto(reader.gallery);
      await untilReady(page);
      const arrive = await holdBack(page, /satyagraha.*\.data/);
      const status = page.getByRole('status').getByText(reader.loading);
      await expect(status).toHaveCount(0);
      await page.getByRole('link', { name: reader.card }).click();
      await expect(status).toBeVisible();
      arrive();
      await expect(page.getByRole('heading', { level: 1, name: reader.album })).toBeVisible();
      await expect(status).toHaveCount(0);
    });

    test('sees that a large picture is loading', async ({ page }) => {
      const arrive = await holdBack(page, /\/mahad-satyagraha-day-4\.[^/]+$/);
      await page.goto(`${reader.gallery}/Mahad%20satyagraha%20day`);
      await untilReady(page);
      await page.getByRole('link', { name: reader.last }).click();
      const dialog = page.getByRole('dialog', { name: reader.album });
      await expect(dialog.getByRole('status').getByText(reader.loading)).toBeVisible();
      arrive();
      await expect(dialog.getByRole('status').getByText(reader.loading)).toBeHidden();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('turns the pictures with a finger, from the one that was chosen', async ({ page }) => {
        await page.goto(`${reader.gallery}/Mahad%20satyagraha%20day`);
        await untilReady(page);
        await page.getByRole('link', { name: reader.last }).click();
        const dialog = page.getByRole('dialog', { name: reader.album });
        const [first = '', , fourth = ''] = reader.counters;
        await expect(dialog.getByText(fourth)).toBeVisible();
        const picture = dialog.getByRole('img', { name: reader.last });
        await expect(picture).toBeInViewport({ ratio: 0.9 });
        const height = ((await picture.boundingBox())?.y ?? 0) + 20;
        await swipe(page, 300, 60, height);
        await expect(dialog.getByText(first)).toBeVisible();
        await expect(dialog.getByRole('img', { name: reader.picture })).toBeInViewport({ ratio: 0.9 });
        await swipe(page, 60, 300, height);
        await expect(dialog.getByText(fourth)).toBeVisible();
      });
    });

    test('comes to the gallery when an album was taken away', async ({ page }) => {
      await page.goto(`${reader.gallery}/training`);
      await untilReady(page);
      await page
        .getByRole('navigation', { name: reader.crumbs })
        .getByRole('link', { name: reader.home, exact: true })
        .click();
      await expect(page).not.toHaveURL(/training/);
      await page.route(/training\.data/, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
      await page.goBack();
      await expect(page).toHaveURL(reader.gallery);
      await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
    });
  });
}

test('the address of an unknown album leads to the gallery in its language, on the built site', async ({ page }) => {
  await page.goto('/photogallery/nothing');
  await expect(page).toHaveURL('/photogallery');
  await page.goto('/mr/photogallery/nothing');
  await expect(page).toHaveURL('/mr/photogallery');
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('albums and pictures are plain links', async ({ page }) => {
    await page.goto('/mr/photogallery');
    await page.getByRole('link', { name: 'महाड सत्याग्रह दिन ४ चित्रे' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'महाड सत्याग्रह दिन' })).toBeVisible();
    await page.getByRole('link', { name: /घागर भरणारी महिला/ }).click();
    await expect(page).toHaveURL(/\/pictures\/albums\/mahad-satyagraha-day-1\.[0-9a-f]{8}-960\.png$/);
  });
});

for (const look of LOOKS)
  test(`a large picture is accessible, ${look.theme} at ${look.width} px`, async ({ page }) => {
    await dress(page, look);
    const [album] = albums.filter(({ images }) => images.length > 1);
    if (!album) throw new Error('No album of the content has two pictures');
    await page.goto(`/photogallery/${encodeURIComponent(album.id)}`);
    await untilReady(page);
    await page.getByRole('link', { name: album.images[0]?.title.en ?? '' }).click();
    await expect(
      page.getByRole('dialog', { name: album.title.en }).getByText(`1 / ${album.images.length}`),
    ).toBeVisible();
    await expectAccessible(page);
  });
