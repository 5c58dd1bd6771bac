import { expect, test } from '@playwright/test';
import { untilReady } from './support.ts';

const EMPTY_SCREENS = [
  '/documents',
  '/notices/advertisement',
  '/notices/recruitment',
  '/news',
  '/grievancesredressal',
  '/rticontacts',
];

const readers = [
  {
    language: 'English',
    root: '',
    noData: 'No Data Found..!',
    error: 'Unexpected Application Error!',
    schemes: 'All schemes',
    schemesTitle: 'Schemes',
  },
  {
    language: 'Marathi',
    root: '/mr',
    noData: 'माहिती उपलब्ध नाही..!',
    error: 'अनपेक्षित तांत्रिक अडचण!',
    schemes: 'सर्व योजना',
    schemesTitle: 'योजना',
  },
];

for (const { language, root, noData, error, schemes, schemesTitle } of readers) {
  test.describe(`a ${language} reader`, () => {
    test('finds "No Data Found..!" and where to ask on every screen that waits for data', async ({ page }) => {
      for (const path of EMPTY_SCREENS) {
        await page.goto(root + path);
        await expect(page.getByRole('heading', { level: 2, name: noData })).toBeVisible();
        await expect(page.locator('main li').getByRole('link').first()).toBeVisible();
      }
    });

    test('who opens an address that does not exist is told so and led on', async ({ page }) => {
      const response = await page.goto(`${root}/scheme-that-never-was`);
      expect(response?.status()).toBe(404);
      await untilReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', root ? 'mr' : 'en');
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: schemes }).click();
      await expect(page.getByRole('heading', { level: 1, name: schemesTitle })).toBeVisible();
    });

    test('who goes inside the site to a page that was taken away meets the same screen', async ({ page }) => {
      await page.goto(`${root}/scheme`);
      await untilReady(page);
      await page.route(/\.data$/, (route) => route.fulfill({ status: 404, body: '' }));
      await page.locator('main article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeAttached();
    });
  });
}

test('the heading of a new screen takes the focus, and the title changes', async ({ page }) => {
  await page.goto('/help');
  await untilReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Contact/);
});
