import { expect, test } from '@playwright/test';
import { dress, expectAccessible, LOOKS, untilReady } from './support.ts';

const readers = [
  {
    language: 'English',
    path: '/search',
    heading: 'Search',
    everything: 'Everything on this site',
    query: 'widow pension',
    found: 'Indira Gandhi National Widow Pension Scheme',
    summary: /^\d+ results? for “widow pension”$/,
    none: 'No results for “qqqq”',
    onward: 'All schemes',
  },
  {
    language: 'Marathi',
    path: '/mr/search',
    heading: 'शोध',
    everything: 'या संकेतस्थळावरील सर्व काही',
    query: 'विधवा निवृत्तीवेतन',
    found: 'इंदिरा गांधी राष्ट्रीय विधवा निवृत्तीवेतन योजना',
    summary: /^“विधवा निवृत्तीवेतन” साठी [०-९]+ निकाल$/,
    none: '“qqqq” साठी काहीही आढळले नाही',
    onward: 'सर्व योजना',
  },
];

for (const { language, path, heading, everything, query, found, summary, none, onward } of readers) {
  test(`a ${language} reader finds a scheme by words of its name`, async ({ page }) => {
    await page.goto(path);
    await untilReady(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill(query);
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: summary })).toBeFocused();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: found }).click();
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
  });

  test(`a ${language} reader who opens a link with a query sees its results`, async ({ page }) => {
    await page.goto(`${path}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', { level: 2, name: summary })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
  });

  test(`a ${language} reader who finds nothing is led onward`, async ({ page }) => {
    await page.goto(`${path}?q=qqqq`);
    await expect(page.getByRole('heading', { level: 2, name: none })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '14567' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: onward }).click();
    await expect(page).toHaveURL(/\/scheme$/);
  });

  test(`a ${language} reader without a query reads everything from A to Z`, async ({ page }) => {
    await page.goto(`${path}?q=`);
    await expect(page.getByRole('heading', { level: 2, name: everything })).toBeVisible();
  });
}

test('a Marathi number and an English number find the same', async ({ page }) => {
  await page.goto('/search?q=१९८९');
  const marathi = await page.locator('main li h3').allTextContents();
  await page.goto('/search?q=1989');
  expect(await page.locator('main li h3').allTextContents()).toEqual(marathi);
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, path, everything, found } of readers) {
    test(`a ${language} reader has the whole list from A to Z`, async ({ page }) => {
      await page.goto(`${path}?q=anything`);
      await expect(page.getByRole('heading', { level: 2, name: everything })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: found }).click();
      await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
    });
  }
});

for (const look of LOOKS) {
  test(`results and no results are accessible, ${look.theme} at ${look.width} px`, async ({ page }) => {
    await dress(page, look);
    for (const path of ['/mr/search?q=योजना', '/search?q=qqqq']) {
      await page.goto(path);
      await untilReady(page);
      await expectAccessible(page);
    }
  });
}
