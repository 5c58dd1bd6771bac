import type { Page, Request } from '@playwright/test';

/** Opens pages as a browser does whose owner asked it to save data. */
export async function askToSaveData(page: Page) {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

type Fetched = { path: string; bytes: number };

/** Collects what a page fetches, with the bytes that travel, until it is read, which empties it. */
export function listenToFetches(page: Page) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return (): Promise<Fetched[]> =>
    Promise.all(
      finished.splice(0).map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
}

/** Reads a page to its end, without a touch, and waits for what the browser then fetches of its own accord. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let place = 0; place < document.documentElement.scrollHeight; place += window.innerHeight) {
      window.scrollTo(0, place);
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    await new Promise((idle) => requestIdleCallback(idle));
  });
  // A phone fetches the whole stylesheets last.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every(({ sheet }) => sheet),
  );
  await page.waitForLoadState('networkidle');
}
