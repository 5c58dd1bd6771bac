import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinkedPages } from './prefetchPages.ts';

const pages: string[] = [];
let over: (event: { target: object }) => void = () => {};

/** Lets a pointer rest on a link for a time in ms. */
function rest(address: string, ms: number): void {
  const { pathname, href } = new URL(address, 'https://site.example/mr');
  over({ target: { closest: () => (address.startsWith('/') ? { pathname, href } : null) } });
  vi.advanceTimersByTime(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  pages.length = 0;
  vi.stubGlobal('location', { pathname: '/mr' });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => pages.push(`${rel} ${href}`) },
  });
  vi.stubGlobal('addEventListener', (_: string, listen: typeof over) => {
    over = listen;
  });
  prefetchLinkedPages();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches a page once when a pointer rests on its link', () => {
  rest('/mr/scheme', 150);
  rest('/mr/scheme#who', 150);
  expect(pages).toEqual(['prefetch https://site.example/mr/scheme']);
});

it('fetches nothing for a pointer that passes, the page itself, a file or another element', () => {
  rest('/mr/scheme', 50);
  rest('/mr#main', 150);
  rest('/pdfs/a.pdf', 150);
  rest('tel:112', 150);
  expect(pages).toEqual([]);
});
