import type { CDPSession, Page, Route } from '@playwright/test';

/** Scripts of islands: all except the small script of every page. */
export const ISLAND_SCRIPT = /\/assets\/(?!entry\.client-)[^/]+\.js(\?.*)?$/;

/** Collects the scripts that contain React's renderer. The returned function lists their paths. */
export function collectReact(page: Page) {
  const checked: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const text = response.text().catch(() => '');
    checked.push(text.then((script) => (script.includes('react-dom') ? [pathname] : [])));
  });
  return async () => (await Promise.all(checked)).flat();
}

/** Lets the page load all files over a line of 400 kbit/s with a latency of 400 ms. */
export async function useSlowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const throughput = (400 * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return session;
}

/** Aborts the first request of each matching file. The returned list holds the paths of aborted files. */
export async function abortFirst(page: Page, address: RegExp): Promise<string[]> {
  const aborted: string[] = [];
  await page.route(address, (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (aborted.includes(pathname)) return route.continue();
    aborted.push(pathname);
    return route.abort();
  });
  return aborted;
}
