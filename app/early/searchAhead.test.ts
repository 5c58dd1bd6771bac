import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';

const loadResults = vi.fn(() => ({}));
const fetched = vi.fn(async (_address: string) => new Response(''));

const RESULTS = 'data:text/javascript,export const SearchResults = () => {};';

/** Uses a search field twice, perhaps on the page of the results. Returns what the browser is asked to fetch ahead. */
async function useSearchField(results?: object): Promise<object[]> {
  const island = new FakeElement('div', { 'data-island': 'SearchResults', ...results });
  const start = new FakeElement('script', { type: 'application/json' });
  start.textContent = JSON.stringify({ islands: [{ module: RESULTS, words: {}, files: [], plain: true }] });
  openPage([start, ...(results ? [island] : [])]);
  const preloads: object[] = [];
  Object.assign(document, { createElement: () => ({}), head: { append: (link: object) => preloads.push(link) } });
  Object.assign(document.documentElement, { lang: 'mr' });
  vi.resetModules();
  vi.doMock('#app/screens/search/SearchResults.island.ts', loadResults);
  const { searchAhead } = await import('./searchAhead.ts');
  searchAhead();
  searchAhead();
  return preloads;
}

const INDEX = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/search/mr.json' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the index and the script of the results once', async () => {
  expect(await useSearchField()).toEqual([INDEX]);
  await vi.waitFor(() => expect(loadResults).toHaveBeenCalledOnce());
});

it('starts the results on their own page', async () => {
  expect(await useSearchField({})).toEqual([INDEX]);
  await vi.waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toEqual([RESULTS]));
  expect(loadResults).not.toHaveBeenCalled();
});

it('fetches no index again where results are shown', async () => {
  expect(await useSearchField({ 'data-hydrated': 'true' })).toEqual([]);
});
