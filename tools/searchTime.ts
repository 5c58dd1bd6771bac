import type { Browser, Page } from '@playwright/test';
import { median } from './measure.ts';
import { openBrowser, PHONE } from './phone.ts';

/** A 2G line with its latency in ms and bytes per second, and the factor by which the processor is slower. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWDOWN = 4;

/** A word with which people ask for money, in the language of the page. */
const WORDS = { '/': 'pension', '/mr': 'पेन्शन' };

/**
 * Measures in ms how long a visitor of the home page waits from the tap into the search field until the first result below it, if
 * she types one word at once (`ms`), until the page of the results, if she also sends it (`page`), and in the same round how long
 * the line needs for the index alone. Returns the medians, and the ratio of the first to the last.
 */
export async function searchTimes(origin: string, executablePath: string, rounds: number) {
  const browser = await openBrowser(executablePath);
  const rows: { from: string; ms: number; page: number; indexAlone: number; ratio: number }[] = [];
  for (const [from, word] of Object.entries(WORDS)) {
    const times: [list: number, results: number, index: number][] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push([
        await onSlowPhone(browser, origin + from, (page) => typeWord(page, word)),
        await onSlowPhone(browser, origin + from, (page) => searchFor(page, word)),
        await onSlowPhone(browser, origin + from, fetchIndex),
      ]);
    const [ms = 0, results = 0, indexAlone = 0] = [0, 1, 2].map((part) => median(times.map((one) => one[part] ?? 0)));
    rows.push({ from, ms, page: results, indexAlone, ratio: Number((ms / indexAlone).toFixed(2)) });
  }
  await browser.close();
  return rows;
}

/** Opens a page on a fast line, so that it is complete, and measures an action on the slow one. */
async function onSlowPhone(browser: Browser, url: string, act: (page: Page) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const start = performance.now();
  await act(page);
  const ms = Math.round(performance.now() - start);
  await context.close();
  return ms;
}

async function typeWord(page: Page, word: string): Promise<void> {
  await page.locator('main [name="q"]').tap();
  await page.keyboard.insertText(word);
  await page.getByRole('option').first().waitFor();
}

async function searchFor(page: Page, word: string): Promise<void> {
  await page.locator('main [name="q"]').tap();
  await page.keyboard.insertText(word);
  await page.keyboard.press('Enter');
  await page.locator('main ol h3 a').first().waitFor();
}

const fetchIndex = (page: Page) =>
  page.evaluate(async () =>
    (await fetch(`/search/${document.documentElement.lang}.json`)).json().then(() => undefined),
  );
