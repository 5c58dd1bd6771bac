import type { Page } from '@playwright/test';

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
