import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { searchAhead } from './searchAhead.ts';

const loadResults = vi.fn(async () => {});
const fetched = vi.fn(async (_address: string) => new Response(''));

const RESULTS = 'data:text/javascript,export const SearchResults = () => {};';

/** Opens a page with a search field, another field and perhaps the island of the results. Returns also the addresses of its preloads. */
function visit({ saves = false, results }: { saves?: boolean; results?: object } = {}) {
  const field = new FakeElement('input', { name: 'q' });
  const other = new FakeElement('input', { name: 'income' });
  const island = new FakeElement('div', { 'data-island': 'SearchResults', ...results });
  const start = new FakeElement('script', { type: 'application/json' });
  start.textContent = JSON.stringify({
    islands: [{ module: RESULTS, words: {}, files: [], plain: true }],
  });
  const page = openPage([field, other, start, ...(results ? [island] : [])]);
  const preloads: object[] = [];
  Object.assign(document, { createElement: () => ({}), head: { append: (link: object) => preloads.push(link) } });
  Object.assign(document.documentElement, { lang: 'mr' });
  if (saves) document.documentElement.setAttribute('data-light', '');
  vi.stubGlobal('removeEventListener', vi.fn());
  searchAhead(loadResults);
  return { ...page, field, other, preloads };
}

const INDEX = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/search/mr.json' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the index and the script of the results once, on the first focus of a search field', () => {
  const { fire, field, other, preloads } = visit();
  fire('focusin', other);
  expect(preloads).toEqual([]);
  fire('focusin', field);
  expect(preloads).toEqual([INDEX]);
  expect(loadResults).toHaveBeenCalledOnce();
});

it('waits for a typed letter in data-saving mode', () => {
  const { fire, field, preloads } = visit({ saves: true });
  fire('focusin', field);
  expect(preloads).toEqual([]);
  fire('input', field);
  expect(preloads).toEqual([INDEX]);
});

it('starts the results on their own page', async () => {
  const { fire, field, preloads } = visit({ results: {} });
  fire('focusin', field);
  expect(preloads).toEqual([INDEX]);
  expect(loadResults).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toEqual([RESULTS]));
});

it('fetches no index again where results are shown', () => {
  const { fire, field, preloads } = visit({ results: { 'data-hydrated': 'true' } });
  fire('focusin', field);
  expect(preloads).toEqual([]);
});
