import type { Page, Request } from '@playwright/test';

/** Simulates a browser in data-saving mode. */
export async function enableSaveData(page: Page) {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

type Fetched = { path: string; bytes: number };

/** Collects finished requests. The returned function lists them with their compressed sizes, then forgets them. */
export function collectRequests(page: Page) {
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

/** Scrolls to the end of a page and waits for all requests. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    await new Promise((idle) => requestIdleCallback(idle));
  });
  // Waits for the full stylesheets, which phones fetch last.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every(({ sheet }) => sheet),
  );
  await page.waitForLoadState('networkidle');
}
