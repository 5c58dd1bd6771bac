import { test as base, expect, type Page } from '@playwright/test';
import { schemePath } from '#tests/content.ts';
import { fontEnvironment } from '#tests/e2e/support/deviceFonts.ts';
import { holdRequests } from '#tests/e2e/support/page.ts';

const PAGE = `/mr${schemePath}`;

/** Devanagari mixed with the Latin letters, digits and symbols of this site. */
const MIXED_LINE = 'फॉर्म A-1 (RTI): ₹ / Rs १२३ 123';

/** Elements whose fonts are checked. */
const TEXTS = ':is(h1, h2, h3, p, dt, dd, th, td, a, button, summary)';

const FONT_FILES = /\.woff2$/;

const OF_THE_SITE = ['Mukta, from the site'];
const OF_THE_PHONE = ['Noto Sans Devanagari', 'Roboto'];

/** Returns a test function for a browser with a phone's window and only the fonts of `device`. */
const onDevice = (device: Parameters<typeof fontEnvironment>[0]) =>
  base.extend({
    page: async ({ playwright, launchOptions, baseURL, javaScriptEnabled }, use) => {
      const env = { ...launchOptions.env, ...fontEnvironment(device) };
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      const viewport = { width: 360, height: 740 };
      await use(
        await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled, viewport, serviceWorkers: 'block' }),
      );
      await browser.close();
    },
  });

/** Simulates a connection with 150 ms latency and 1.6 Mbit/s, and a processor at a quarter of its speed. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const throughput = 1_600_000 / 8;
  const line = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page and holds its fonts until after the first paint. */
async function openWithLateLetters(page: Page, path: string) {
  const letGo = await holdRequests(page, FONT_FILES);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  letGo();
}

/** Adds a line of text at the end of the page. */
async function addLine(page: Page, text: string) {
  await page.evaluate((line) => {
    document.querySelector('#line')?.remove();
    const paragraph = document.createElement('p');
    Object.assign(paragraph, { id: 'line', lang: 'mr', textContent: line });
    document.querySelector('main')?.append(paragraph);
  }, text);
}

/** Returns the font families used in each element, from the DevTools protocol. */
async function familiesOf(page: Page, selector: string): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const lists = await Promise.all(
    nodeIds.map(async (nodeId) => {
      // Ignores the error if the page has replaced the element in the meantime.
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
      const named = fonts.map(
        ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ', from the site' : ''}`,
      );
      return [...new Set(named)].sort();
    }),
  );
  await session.detach();
  return lists.filter((families) => families.length > 0);
}

const withoutDevanagari = onDevice('no-devanagari');

withoutDevanagari.describe('on a device without a Devanagari font', () => {
  for (const { how, prepare } of [
    { how: 'on a slow connection with a slow processor', prepare: slowDown },
    {
      how: 'in data-saving mode',
      prepare: (page: Page) => page.addInitScript(() => localStorage.setItem('dataLight', 'on')),
    },
    { how: 'on a wide screen', prepare: (page: Page) => page.setViewportSize({ width: 1280, height: 900 }) },
  ])
    withoutDevanagari(`a Marathi page uses the site’s fonts however late they load, ${how}`, async ({ page }) => {
      await prepare(page);
      await openWithLateLetters(page, PAGE);
      await addLine(page, MIXED_LINE);
      await expect.poll(() => familiesOf(page, '#line')).toEqual([OF_THE_SITE]);
      const others = (await familiesOf(page, TEXTS)).filter((families) => families.join() !== OF_THE_SITE.join());
      expect(others).toEqual([]);
    });

  withoutDevanagari('Marathi words on an English page use the site’s fonts', async ({ page }) => {
    await openWithLateLetters(page, '/help');
    await addLine(page, 'शासन निर्णय');
    await expect.poll(() => familiesOf(page, '#line')).toEqual([OF_THE_SITE]);
  });

  withoutDevanagari.describe('and without script', () => {
    withoutDevanagari.use({ javaScriptEnabled: false });

    withoutDevanagari('Marathi uses the site’s fonts however late they load', async ({ page }) => {
      for (const [path, button] of [
        [PAGE, OF_THE_SITE],
        ['/help', ['Roboto']],
      ] as const) {
        await openWithLateLetters(page, path);
        await addLine(page, 'शासन निर्णय');
        await expect.poll(() => familiesOf(page, '#line')).toEqual([expect.arrayContaining(OF_THE_SITE)]);
        await expect.poll(() => familiesOf(page, 'button[commandfor]')).toEqual([button]);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  });
});

const onPhone = onDevice('phone');

onPhone('on a phone, every page keeps the letters of the phone, and fetches no fonts', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => FONT_FILES.test(request.url()) && fonts.push(request.url()));
  await page.goto(PAGE);
  await addLine(page, MIXED_LINE);
  expect(await familiesOf(page, '#line')).toEqual([OF_THE_PHONE]);
  await page.getByRole('navigation').getByRole('link', { name: 'योजना' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'योजना', exact: true })).toBeVisible();
  await addLine(page, MIXED_LINE);
  expect(await familiesOf(page, '#line')).toEqual([OF_THE_PHONE]);
  expect(fonts).toEqual([]);
});

onPhone('a Marathi page uses one font family, even if its Latin fonts fail to load', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*mukta-latin*', '*mukta-rupee*'] });
  for (const path of ['/mr', PAGE]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await addLine(page, MIXED_LINE);
  expect(await familiesOf(page, '#line')).toEqual([OF_THE_SITE]);
});
