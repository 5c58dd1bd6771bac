import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';

const loadResults = vi.fn(() => ({}));
const addSuggestions = vi.fn();
const fetched = vi.fn(async (_address: string) => new Response(''));

const RESULTS = 'data:text/javascript,export const SearchResults = () => {};';

/** Uses a search field twice, perhaps on the page of the results. `end` fires `load` or `error` of the index. */
async function useSearchField(results?: object, arrived: PerformanceEntryList = []) {
  const island = new FakeElement('div', { 'data-island': 'SearchResults', ...results });
  const start = new FakeElement('script', { type: 'application/json' });
  start.textContent = JSON.stringify({ islands: [{ module: RESULTS, words: {}, files: [], plain: true }] });
  const button = new FakeElement('button');
  const submit = vi.fn();
  const form = Object.assign(new FakeElement('form', { role: 'search' }, button), { submit });
  const ends: Record<string, () => void> = {};
  const preload = Object.assign(new FakeElement('link', { as: 'fetch' }), {
    addEventListener: (name: string, listener: () => void) => Object.assign(ends, { [name]: listener }),
  });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(arrived);
  const { fire } = openPage([start, preload, form, ...(results ? [island] : [])]);
  vi.resetModules();
  vi.doMock('#app/screens/search/SearchResults.island.ts', loadResults);
  vi.doMock('#app/components/search/searchSuggestions.ts', () => ({ addSuggestions }));
  const { searchAhead } = await import('./searchAhead.ts');
  searchAhead();
  searchAhead();
  return { button, submit, send: () => fire('submit', form), end: (event: string) => ends[event]?.() };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('adds suggestions at each use, and fetches the script of the results once', async () => {
  await useSearchField();
  await vi.waitFor(() => expect(loadResults).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(addSuggestions).toHaveBeenCalledTimes(2));
});

it('a form does not wait for an index that has arrived before the script', async () => {
  const { send } = await useSearchField(undefined, [{} as PerformanceEntry]);
  expect(send()).toBe(true);
});

it('starts the results on their own page, which searches without a new page', async () => {
  const { send } = await useSearchField({});
  await vi.waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toEqual([RESULTS]));
  expect(loadResults).not.toHaveBeenCalled();
  expect(send()).toBe(true);
});

it.each(['load', 'error'])('a form waits for the index, and is sent once at its %s', async (event) => {
  const { button, submit, send, end } = await useSearchField();
  expect([send(), send()]).toEqual([false, false]);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(submit).not.toHaveBeenCalled();
  end(event);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(send()).toBe(true);
});

it('a form is sent after three seconds, although the index has not arrived', async () => {
  const { submit, send } = await useSearchField();
  expect(send()).toBe(false);
  vi.advanceTimersByTime(3_000);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});
