import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from '#tests/e2e/support/consoleErrors.ts';
import { expectAccessible, isSampled, LOOKS, setLook } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const EMPTY_SCREENS = [
  '/documents',
  '/notices/advertisement',
  '/notices/recruitment',
  '/news',
  '/grievancesredressal',
  '/rticontacts',
];

/** Unknown addresses that host, router and browser may parse differently. */
const UNKNOWN = [
  '/no-such-page',
  '/No-Such-Page',
  '/no-such-page/',
  '/no/such/page/at/all',
  '/no//such-page',
  '/no-such-page?category=awards#main',
  '/no%20such%20page',
  '/no-such-page%3F',
  '/%E0%A4%AF%E0%A5%8B%E0%A4%9C%E0%A4%A8%E0%A4%BE',
  '/:schemeId',
  '/*',
  '/404',
  '/about/no-such-page',
  '/scheme/no-such-scheme',
  '/Scheme/No-Such-Scheme',
  '/scheme/no-such-scheme/',
  '/scheme/no-such-scheme?district=thane',
  '/scheme/%E0%A4%AF%E0%A5%8B%E0%A4%9C%E0%A4%A8%E0%A4%BE',
  '/scheme/no-such-scheme/sheet',
  '/scheme/no-such-scheme/no-such-part',
  '/citizen/services/no-such-service',
  '/notices/events/no-such-event',
  '/notices/events/no-such-event/no-such-part',
  '/photogallery/no-such-album/no-such-part',
];

/** Paths that resemble Marathi paths. */
const NEARLY_MARATHI = ['/mrs', '/MR/no-such-page', '/%6Dr/no-such-page', '/mr//scheme'];

declare global {
  interface Window {
    /** Times at which `main` was empty after the first paint. */
    emptyMain: string[];
  }
}

/** Checks on each mutation and frame whether `main` is empty. */
function watchMain(page: Page) {
  return page.addInitScript(() => {
    window.emptyMain = [];
    let painted = false;
    const look = () => {
      const isEmpty = !document.querySelector('main')?.textContent;
      if (painted && isEmpty) window.emptyMain.push(`main was empty after ${Math.round(performance.now())} ms`);
      painted ||= !isEmpty;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    const eachFrame = () => {
      look();
      requestAnimationFrame(eachFrame);
    };
    eachFrame();
  });
}

/** Returns errors since the last call, except expected 404 responses. */
async function newErrors(page: Page, complaints: () => string[]): Promise<string[]> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const emptied = await page.evaluate(() => window.emptyMain.splice(0));
  return [...emptied.slice(0, 1), ...complaints().filter((message) => !/\b404\b/.test(message))];
}

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
    noHostel: 'This hostel is not in our list. The address may have a mistake. Choose a hostel below.',
  },
  {
    language: 'Marathi',
    root: '/mr',
    noData: 'माहिती उपलब्ध नाही.',
    error: 'अनपेक्षित तांत्रिक अडचण!',
    schemes: 'सर्व योजना',
    schemesTitle: 'योजना',
    waysOn: ['मुख्यपृष्ठ', 'सर्व योजना', 'माझे कार्यालय शोधा', 'वसतिगृहे'],
    tell: 'वेब माहिती व्यवस्थापकांना कळवा',
    manager: 'वेब माहिती व्यवस्थापक',
    noHostel: 'हे वसतिगृह आमच्या यादीत नाही. पत्त्यात चूक असू शकते. खालील यादीतून वसतिगृह निवडा.',
  },
];

for (const reader of readers) {
  const { language, root, noData, error, schemes, schemesTitle } = reader;
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  test.describe(`a ${language} reader`, () => {
    inEnglish(
      'finds "No Data Found..!" and where to ask on every screen that waits for data',
      {
        tag: '@conformance/empty-pages',
      },
      async ({ page }) => {
        for (const path of EMPTY_SCREENS) {
          await page.goto(root + path);
          await expect(page.getByRole('heading', { level: 2, name: noData })).toBeVisible();
          await expect(page.locator('main li').getByRole('link').first()).toBeVisible();
        }
      },
    );

    inMarathi('who opens an unknown address sees the error screen with links', async ({ page }) => {
      const response = await page.goto(`${root}/scheme-that-never-was`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', root ? 'mr' : 'en');
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: schemes }).click();
      await expect(page.getByRole('heading', { level: 1, name: schemesTitle })).toBeVisible();
    });

    inEnglish(
      'who opens an unknown scheme or service sees the error screen, with the address to report',
      async ({ page }) => {
        for (const path of [`${root}/scheme/no-such-scheme`, `${root}/citizen/services/no-such-service`]) {
          expect((await page.goto(path))?.status()).toBe(404);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1, name: error })).toBeVisible();
          await expect(main.getByRole('listitem')).toHaveText(reader.waysOn);
          await expect(main.getByText(`404 Not Found: ${path}`)).toBeVisible();
          await expect(page).toHaveTitle(/^404 /);
        }
        await page.getByRole('main').getByRole('link', { name: reader.tell }).click();
        await expect(page.getByRole('heading', { level: 1, name: reader.manager })).toBeVisible();
      },
    );

    inMarathi('who opens an unknown hostel sees a message', async ({ page }) => {
      await page.goto(`${root}/hostels/governmenthostels/hostelpdf?hostel=no-such-hostel`);
      await expect(page.getByRole('alert')).toHaveText(reader.noHostel);
    });
  });
}

for (const { language, root, error, schemes, schemesTitle } of readers) {
  const unknown = UNKNOWN.filter((_, index) => isSampled(root ? 'mr' : 'en', index)).map((path) => root + path);

  test(`no unknown address shows an empty page or a script error to a ${language} reader`, async ({ page }) => {
    test.setTimeout(180_000);
    await watchMain(page);
    const complaints = collectErrors(page);
    const found: string[] = [];
    for (const address of [...unknown, ...(root ? NEARLY_MARATHI : [])]) {
      const response = await page.goto(address);
      if (response?.status() !== 404) found.push(`${address}: status ${response?.status()}`);
      const requested = page.url();
      found.push(...(await newErrors(page, complaints)).map((fault) => `${address}: ${fault}`));
      if (page.url() !== requested) found.push(`${address}: the address bar says ${page.url()}`);
    }
    expect(found).toEqual([]);
  });

  testsIn(root ? 'mr' : 'en').inMarathi(
    `a ${language} reader moves back and forward between the error screen and a page, and both are shown`,
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(`${root}/no-such-page`);
      await page.getByRole('main').getByRole('link', { name: schemes }).click();
      await expect(heading).toHaveText(schemesTitle);
      await page.goBack();
      await expect(heading).toHaveText(error);
      await page.goForward();
      await expect(heading).toHaveText(schemesTitle);
    },
  );
}

test('a reader of a new page starts at its top, and its title changes', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, error, schemes, schemesTitle } of readers)
    testsIn(root ? 'mr' : 'en').inEnglish(
      `an unknown address shows a ${language} reader links to other pages`,
      async ({ page }) => {
        await page.goto(`${root}/no-such-page`);
        await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: schemes }).click();
        await expect(page.getByRole('heading', { level: 1, name: schemesTitle })).toBeVisible();
      },
    );
});

for (const look of LOOKS)
  test(`the error screen is accessible, ${look.theme} at ${look.width} px`, async ({ page }) => {
    await setLook(page, look);
    await page.goto('/mr/no-such-page');
    await expectAccessible(page);
  });

for (const [typed, path] of [
  ['/About', '/about'],
  ['/MR/RTSact', '/mr/rtsact'],
  ['/hostels', '/hostels/governmenthostels'],
  ['/mr/Hostels', '/mr/hostels/governmenthostels'],
  ['/citizen', '/citizen/services'],
  ['/mr/notices?x=1', '/mr/notices/notices?x=1'],
] as const)
  test(`${typed} leads to ${path}`, async ({ page }) => {
    const answer = await page.goto(typed);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^(?!404)/);
  });
