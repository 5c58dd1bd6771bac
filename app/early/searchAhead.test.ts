import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeIndex } from '#app/search/fetchIndex.ts';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { searchAhead } from './searchAhead.ts';

const fetched = vi.fn(async (_path: string, _how: RequestInit) => new Response('{}'));
const loadResults = vi.fn(async () => {});
const stored = new Map<string, string>();

/** Opens a page with a search form, another field and perhaps the island of the results. */
function visit({ saves = false, results = false, at = '/mr' } = {}) {
  const field = new FakeElement('input', { name: 'q' });
  const form = Object.assign(new FakeElement('form', { role: 'search' }, field), { submit: vi.fn() });
  const other = new FakeElement('input', { name: 'income' });
  const island = new FakeElement('div', { 'data-island': 'SearchResults' });
  const start = new FakeElement('script', { type: 'application/json' });
  start.textContent = JSON.stringify({
    islands: [{ module: 'data:text/javascript,', words: {}, files: [], plain: true }],
  });
  const page = openPage([form, other, start, ...(results ? [island] : [])], { at });
  document.documentElement.lang = 'mr';
  if (saves) document.documentElement.setAttribute('data-light', '');
  Object.assign(document.documentElement, { hasAttribute: (name: string) => saves && name === 'data-light' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  searchAhead(loadResults);
  return { ...page, field, form, other };
}

const indexRequests = () => fetched.mock.calls.filter(([path]) => path === '/search/mr.json');

beforeEach(() => {
  vi.clearAllMocks();
  stored.clear();
  takeIndex();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches the index and the script of the results once, on the first focus of a search field', () => {
  const { fire, field, other } = visit();
  fire('focusin', other);
  expect(fetched).not.toHaveBeenCalled();
  fire('focusin', field);
  fire('focusin', field);
  expect(fetched.mock.calls).toEqual([['/search/mr.json', { cache: 'default' }]]);
  expect(loadResults).toHaveBeenCalledOnce();
});

it('waits for a typed letter in data-saving mode', () => {
  const { fire, field } = visit({ saves: true });
  fire('focusin', field);
  expect(fetched).not.toHaveBeenCalled();
  fire('input', field);
  expect(fetched).toHaveBeenCalledOnce();
});

it('submits a form when the index and the script have arrived', async () => {
  let arrive = () => {};
  loadResults.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const { fire, field, form } = visit();
  fire('focusin', field);
  expect(fire('submit', form)).toBe(false);
  expect(form.getAttribute('aria-busy')).toBe('true');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(form.submit).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledOnce());
  expect([...stored.keys()]).toEqual(['indexFetchedAt']);
});

it('submits a form at once if its files cannot be fetched, and after four seconds if they are late', async () => {
  vi.useFakeTimers();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lost = visit();
  lost.fire('focusin', lost.field);
  lost.fire('submit', lost.form);
  await vi.advanceTimersByTimeAsync(0);
  expect(lost.form.submit).toHaveBeenCalledOnce();
  loadResults.mockImplementationOnce(() => new Promise(() => {}));
  const late = visit();
  late.fire('focusin', late.field);
  late.fire('submit', late.form);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(late.form.submit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(late.form.submit).toHaveBeenCalledOnce();
});

it('gives up the wait when the visitor presses something else', async () => {
  let arrive = () => {};
  loadResults.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const { fire, field, form, other } = visit();
  fire('focusin', field);
  fire('submit', form);
  fire('click', other);
  expect(form.hasAttribute('aria-busy')).toBe(false);
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(form.submit).not.toHaveBeenCalled();
});

it('submits a form at once on the second press', () => {
  loadResults.mockImplementationOnce(() => new Promise(() => {}));
  const { fire, field, form } = visit();
  fire('focusin', field);
  fire('submit', form);
  fire('click', form);
  expect(fire('submit', form)).toBe(true);
});

it('leaves a form alone that the results answer, that is no search, or whose field was not used', () => {
  const { fire, field, form, other } = visit();
  expect(fire('submit', form)).toBe(true);
  fire('focusin', field);
  expect(fire('submit', form, { defaultPrevented: true })).toBe(true);
  expect(fire('submit', other)).toBe(true);
});

it.each([
  { ago: 1_000, cache: 'force-cache' },
  { ago: 61_000, cache: 'default' },
])(
  'fetches the index with the page of the results: $cache if another page has done so $ago ms ago',
  ({ ago, cache }) => {
    stored.set('indexFetchedAt', String(Date.now() - ago));
    visit({ results: true, at: '/mr/search?q=a' });
    expect(indexRequests()).toEqual([['/search/mr.json', { cache }]]);
    expect(loadResults).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  },
);

it('works without storage', async () => {
  visit({ results: true, at: '/mr/search?q=a' });
  vi.stubGlobal('sessionStorage', undefined);
  visit({ results: true, at: '/mr/search?q=a' });
  expect(indexRequests().map(([, { cache }]) => cache)).toEqual(['default', 'default']);
});
