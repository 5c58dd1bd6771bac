import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from '#tests/e2e/support/consoleErrors.ts';
import { isSampled } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

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
  '/*no-such-page',
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
    notHere: 'This page is not here',
    error: 'Unexpected Application Error!',
    schemes: 'All schemes',
    schemesTitle: 'Schemes',
    waysOn: ['Home: choose what happened', 'All schemes', 'Find my office', 'Hostels'],
    further: 'Where to go from here',
    tell: 'Tell the web information manager',
    manager: 'Web information manager',
  },
  {
    language: 'Marathi',
    root: '/mr',
    notHere: 'हे पान येथे नाही',
    error: 'हे पान उघडता आले नाही',
    schemes: 'सर्व योजना',
    schemesTitle: 'योजना',
    waysOn: ['मुख्यपृष्ठ: काय झाले ते निवडा', 'सर्व योजना', 'माझे कार्यालय शोधा', 'वसतिगृहे'],
    further: 'येथून पुढे',
    tell: 'वेब माहिती व्यवस्थापकांना कळवा',
    manager: 'वेब माहिती व्यवस्थापक',
  },
];

for (const reader of readers) {
  const { language, root, notHere, error, schemes, schemesTitle } = reader;
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  test.describe(`a ${language} reader`, () => {
    inMarathi(
      'who opens an unknown address sees the error screen with links, and moves back and forward between it and a page',
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 616 });
        const heading = page.getByRole('heading', { level: 1 });
        const response = await page.goto(`${root}/scheme-that-never-was`);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', root ? 'mr' : 'en');
        await expect(heading).toHaveText(notHere);
        const scene = page.getByRole('main').locator('img');
        const lastLink = page.getByRole('main').getByRole('link').last();
        expect((await scene.boundingBox())?.y ?? 0, 'no picture above the message').toBeGreaterThan(
          (await lastLink.boundingBox())?.y ?? Number.POSITIVE_INFINITY,
        );
        await page.getByRole('main').getByRole('link', { name: schemes }).click();
        await expect(heading).toHaveText(schemesTitle);
        await page.goBack();
        await expect(heading).toHaveText(notHere);
        await page.goForward();
        await expect(heading).toHaveText(schemesTitle);
      },
    );

    inEnglish(
      'who opens an unknown scheme or service sees the error screen, with the address to report',
      async ({ page }) => {
        for (const path of [`${root}/scheme/no-such-scheme`, `${root}/citizen/services/no-such-service`]) {
          expect((await page.goto(path))?.status()).toBe(404);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 2, name: error })).toBeVisible();
          await expect(main.getByRole('navigation', { name: reader.further }).getByRole('listitem')).toHaveText(
            reader.waysOn,
          );
          await expect(main.getByText(`404 Not Found: ${path}`)).toBeVisible();
          await expect(page).toHaveTitle(/404/);
        }
        await page.getByRole('main').getByRole('link', { name: reader.tell }).click();
        await expect(page.getByRole('heading', { level: 1, name: reader.manager })).toBeVisible();
      },
    );
  });
}

for (const { language, root } of readers) {
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
}

test('a reader of a new page starts at its top with the skip link, and its title changes', {
  tag: '@conformance/skip-link',
}, async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, notHere, schemes, schemesTitle } of readers)
    testsIn(root ? 'mr' : 'en').inEnglish(
      `an unknown address shows a ${language} reader links to other pages`,
      async ({ page }) => {
        await page.goto(`${root}/no-such-page`);
        await expect(page.getByRole('heading', { level: 1, name: notHere })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: schemes }).click();
        await expect(page.getByRole('heading', { level: 1, name: schemesTitle })).toBeVisible();
      },
    );
});
