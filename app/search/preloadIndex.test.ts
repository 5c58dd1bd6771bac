import { afterEach, expect, it, vi } from 'vitest';
import { preloadIndex } from './preloadIndex.ts';

afterEach(() => vi.unstubAllGlobals());

it('lets the browser fetch the index of the language once, as `fetch` requests it', () => {
  const links: object[] = [];
  vi.stubGlobal('document', {
    documentElement: { lang: 'mr' },
    querySelector: () => links[0] ?? null,
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  preloadIndex();
  preloadIndex();
  expect(links).toEqual([{ rel: 'preload', as: 'fetch', crossOrigin: '', href: '/search/mr.json' }]);
});
