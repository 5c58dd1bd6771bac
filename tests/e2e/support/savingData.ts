import { expect, type Page, type Request } from '@playwright/test';
import { waitForIdle } from './page.ts';

/** Simulates a browser in data-saving mode. */
export async function enableSaveData(page: Page) {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

type Fetched = { path: string; bytes: number };

/**
 * Collects finished requests. The returned function waits for those on their way, lists all with their compressed sizes,
 * then forgets them.
 */
export function collectRequests(page: Page) {
  const finished: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    finished.push(request);
  });
  return async (): Promise<Fetched[]> => {
    await expect.poll(() => pending.size).toBe(0);
    return Promise.all(
      finished.splice(0).map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
  };
}

/** Scrolls to the end of a page, and waits until it is idle and has the full stylesheets, which phones fetch last. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  });
  await waitForIdle(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every(({ sheet }) => sheet),
  );
}
