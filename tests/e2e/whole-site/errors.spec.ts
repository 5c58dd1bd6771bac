import { expect, type Page, test } from '@playwright/test';
import { aService, schemePath } from '#tests/content.ts';
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
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> };
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
    reload: 'Open the page again',
    noHostel: 'This hostel is not in our list. The address may have a mistake. Choose a hostel below.',
    openedAgain: aService.title.en,
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
    reload: 'पान पुन्हा उघडा',
    noHostel: 'हे वसतिगृह आमच्या यादीत नाही. पत्त्यात चूक असू शकते. खालील यादीतून वसतिगृह निवडा.',
    openedAgain: aService.title.mr,
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

    inEnglish('sees an error message with a retry button after a script error', async ({ page }) => {
      await page.goto(`${root}/citizen/services`);
      await page.route(/\.data$/, (route) => route.fulfill({ status: 200, body: 'not what was asked for' }));
      await page.getByRole('main').getByRole('link', { name: reader.openedAgain }).click();
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await page.unroute(/\.data$/);
      await page.getByRole('button', { name: reader.reload }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.openedAgain })).toBeVisible();
    });

    inMarathi('who navigates to a removed page sees the error screen', async ({ page }) => {
      await page.goto(`${root}/scheme`);
      await page.route(/\.data$/, (route) => route.fulfill({ status: 404, body: '' }));
      await page.locator('main article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: error })).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeAttached();
    });
  });
}

for (const { language, root, error, schemes, schemesTitle } of readers) {
  const unknown = UNKNOWN.filter((_, index) => isSampled(root ? 'mr' : 'en', index)).map((path) => root + path);

  test(`no unknown address shows an empty page or a React error to a ${language} reader`, async ({ page }) => {
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

  test(`a navigation from a page to an unknown address never shows a ${language} reader an empty page`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await watchMain(page);
    const complaints = collectErrors(page);
    const heading = page.getByRole('heading', { level: 1 });
    const found: string[] = [];
    await page.goto(`${root}/no-such-page`);
    await page.getByRole('main').getByRole('link', { name: schemes }).click();
    await expect(heading).toHaveText(schemesTitle);
    await page.goBack();
    await expect(heading).toHaveText(error);
    await page.goForward();
    for (const address of unknown) {
      await expect(heading).toHaveText(schemesTitle);
      await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), address);
      await expect(heading).not.toHaveText(schemesTitle);
      found.push(...(await newErrors(page, complaints)).map((fault) => `${address}: ${fault}`));
      await page.goBack();
    }
    expect(found).toEqual([]);
  });
}

test('the heading of a new screen takes the focus, and the title changes', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Contact/);
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

test('a page retries a script that failed to load', async ({ page }) => {
  const script = /\/assets\/.*\.js$/;
  await page.route(script, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto(schemePath);
  await lost;
  await page.unroute(script);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send this page' })).toBeVisible();
});

for (const { language, path, part, share } of [
  { language: 'English', path: schemePath, part: 'What you get', share: 'Share' },
  { language: 'Marathi', path: `/mr${schemePath}`, part: 'काय मिळते', share: 'पाठवा' },
])
  testsIn(path === schemePath ? 'en' : 'mr').inMarathi(
    `a ${language} reader can read the page while its interface texts fail to load, and it hydrates once they load`,
    async ({ page }) => {
      await page.clock.install();
      const words = /\/assets\/(scheme|components)-[\w-]{8}\.js(\?again=\d+)?$/;
      let asked = 0;
      await page.route(words, (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto(path);
      // Expects at least 14 requests for two files, to show that retries continue after the fifth.
      await expect(async () => {
        await page.clock.runFor(4_000);
        expect(asked).toBeGreaterThanOrEqual(14);
      }).toPass();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expect(page.getByRole('button', { name: share, exact: true })).toBeVisible();

      await page.unroute(words);
      await page.clock.runFor(4_000);
      await page.clock.resume();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    },
  );

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
