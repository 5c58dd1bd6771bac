import { expect, type Page, test } from '@playwright/test';
import { eventPath, schemePath } from '#tests/content.ts';
import { holdRequests } from '#tests/e2e/support/page.ts';
import { collectRequests } from '#tests/e2e/support/savingData.ts';

const KB = 1000;

/** Maximum transfer size of a first visit to the home page, including visible pictures. */
const MOST_OF_HOME = 250 * KB;

/** Opens a page as on a first visit and waits until all requests are finished. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Returns addresses of pictures and drawings that are visible without scrolling. */
const picturesOfFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && bottom > 0;
    });
    const named = seen.flatMap((element) => {
      const { maskImage, backgroundImage } = getComputedStyle(element);
      const own = element instanceof HTMLImageElement ? [element.currentSrc] : [];
      const drawn = element instanceof SVGUseElement ? [new URL(element.href.baseVal, location.href).href] : [];
      const styled = [...`${maskImage} ${backgroundImage}`.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url);
      return [...own, ...drawn, ...styled];
    });
    return named.map((address) => new URL(address, location.href).pathname);
  });

const isPicture = (file: string) => /\.(svg|avif|webp|png|jpe?g)$/.test(file);

test.use({ viewport: { width: 360, height: 780 } });

for (const path of ['/', '/mr']) {
  test(`a first visit to ${path} stays within its budget, and fetches nothing from other sites`, async ({
    page,
    baseURL,
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const fetched = collectRequests(page);
    await visit(page, path);
    const first = new Set(await picturesOfFirstScreen(page));
    const files = (await fetched()).filter(({ path: file }) => !isPicture(file) || first.has(file));
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(files.filter(({ path: file }) => isPicture(file)).length).toBeGreaterThan(1);
    expect(all, files.map(({ path: file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(MOST_OF_HOME);
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  });
}

for (const path of ['/mr', '/mr/scheme', schemePath, '/hostels/governmenthostels', eventPath]) {
  test(`${path} is painted before its script has loaded`, async ({ page }) => {
    const arrive = await holdRequests(page, /\/entry\.client-/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBeGreaterThan(0);
    arrive();
  });
}

test('a phone that is back online gets the stylesheets that failed', async ({ page, context }) => {
  await page.route(/\.css$/, (route) => route.abort());
  await visit(page, '/scheme');
  await page.unroute(/\.css$/);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(async () => {
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].map(({ sheet }) => sheet?.cssRules.length),
    );
    expect(sheets.length).toBeGreaterThan(1);
    for (const rules of sheets) expect(rules).toBeGreaterThan(0);
  }).toPass({ timeout: 15_000 });
});
