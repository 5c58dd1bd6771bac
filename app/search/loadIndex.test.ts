import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexFile } from './documents/indexFile.server.ts';
import type { loadIndex } from './loadIndex.ts';
import { search } from './search.ts';

const file = JSON.stringify(indexFile('mr'));

let load: typeof loadIndex;
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.resetModules();
  ({ loadIndex: load } = await import('./loadIndex.ts'));
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(file));
});
afterEach(() => vi.unstubAllGlobals());

it('loadIndex fetches the index of a language once', async () => {
  const [one, other] = await Promise.all([load('mr'), load('mr')]);
  expect(one).toBe(other);
  expect(fetched.mock.calls).toEqual([['/search/mr.json']]);
  expect(search(one, 'घरकुल').hits.length).toBeGreaterThan(0);
});

it.each([
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response with status 404', () => Promise.resolve(new Response(file, { status: 404 }))],
])('loadIndex fetches again on the next call after %s', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  await expect(load('mr')).rejects.toThrow();
  await expect(load('mr')).resolves.toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});
