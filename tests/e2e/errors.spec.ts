import { expect, test } from '@playwright/test';
import { dress, expectAccessible, LOOKS, untilReady } from './support.ts';

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
    waysOn: ['Home', 'All schemes', 'Find my office', 'Hostels'],
    tell: 'Tell the web information manager',
    manager: 'Web information manager',
    reload: 'Open the page again',
    noHostel: 'This hostel is not in our list. The address may have a mistake. Choose a hostel below.',
    openedAgain: 'Chief Minister Vayoshree Scheme',
  },
  {
    language: 'Marathi',
    root: '/mr',
    noData: 'माहिती उपलब्ध नाही..!',
    error: 'अनपेक्षित तांत्रिक अडचण!',
    schemes: 'सर्व योजना',
    schemesTitle: 'योजना',
    waysOn: ['मुख्यपृष्ठ', 'सर्व योजना', 'माझे कार्यालय शोधा', 'वसतिगृहे'],
    tell: 'वेब माहिती व्यवस्थापकांना कळवा',
    manager: 'वेब माहिती व्यवस्थापक',
    reload: 'पान पुन्हा उघडा',
    noHostel: 'हे वसतिगृह आमच्या यादीत नाही. पत्त्यात चूक असू शकते. खालील यादीतून वसतिगृह निवडा.',
    openedAgain: 'मुख्यमंत्री वयोश्री योजना',
  },
];

for (const reader of readers) {
  const { language, root, noData, error, schemes, schemesTitle } = reader;
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

    test('who opens a scheme or a service that does not exist gets the same screen, and the address to report', async ({
      page,
    }) => {
      for (const path of [`${root}/scheme/no-such-scheme`, `${root}/citizen/services/no-such-service`]) {
        expect((await page.goto(path))?.status()).toBe(404);
        await untilReady(page);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: error })).toBeVisible();
        await expect(main.getByRole('listitem')).toHaveText(reader.waysOn);
        await expect(main.getByText(`404 Not Found: ${path}`)).toBeVisible();
        await expect(page).toHaveTitle(error);
      }
      await page.getByRole('main').getByRole('link', { name: reader.tell }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.manager })).toBeVisible();
    });

    test('who opens a hostel that does not exist is told so, and chooses another', async ({ page }) => {
      await page.goto(`${root}/hostels/governmenthostels/hostelpdf?hostel=no-such-hostel`);
      await expect(page.getByRole('alert')).toHaveText(reader.noHostel);
    });

    test('meets a fault of the script with words and a way to try again', async ({ page }) => {
      await page.goto(`${root}/citizen/services`);
      await untilReady(page);
      await page.route(/\.data$/, (route) => route.fulfill({ status: 200, body: 'not what was asked for' }));
      await page.getByRole('main').getByRole('link', { name: reader.openedAgain }).click();
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await page.unroute(/\.data$/);
      await page.getByRole('button', { name: reader.reload }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.openedAgain })).toBeVisible();
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

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, error, schemes, schemesTitle } of readers)
    test(`an address that does not exist leads a ${language} reader on`, async ({ page }) => {
      await page.goto(`${root}/no-such-page`);
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: schemes }).click();
      await expect(page.getByRole('heading', { level: 1, name: schemesTitle })).toBeVisible();
    });
});

for (const look of LOOKS)
  test(`the error screen is accessible, ${look.theme} at ${look.width} px`, async ({ page }) => {
    await dress(page, look);
    await page.goto('/mr/no-such-page');
    await untilReady(page);
    await expectAccessible(page);
  });

test('a page whose script was lost on the way asks for it again', async ({ page }) => {
  const script = /\/assets\/.*\.js$/;
  await page.route(script, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/scheme/vayoshree');
  await lost;
  await page.unroute(script);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send this page' })).toBeVisible();
});

for (const { language, path, part, share } of [
  { language: 'English', path: '/scheme/vayoshree', part: 'What you get', share: 'Share' },
  { language: 'Marathi', path: '/mr/scheme/vayoshree', part: 'काय मिळते', share: 'पाठवा' },
])
  test(`a ${language} reader keeps her page while its words do not come, and it starts when they do`, async ({
    page,
  }) => {
    await page.clock.install();
    const words = /\/assets\/(scheme|components)-[\w-]{8}\.js$/;
    let asked = 0;
    await page.route(words, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(path);
    // Two files, each asked for once, five times more after longer and longer pauses, and once more after that.
    await expect(async () => {
      await page.clock.runFor(4_000);
      expect(asked).toBeGreaterThanOrEqual(14);
    }).toPass();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(page.getByRole('button', { name: share, exact: true })).toBeVisible();

    await page.unroute(words);
    await page.clock.runFor(4_000);
    await page.clock.resume();
    await untilReady(page);
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  });
