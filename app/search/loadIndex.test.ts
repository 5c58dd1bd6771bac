import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeData } from '#app/readData.ts';
import { indexFile } from './documents/indexFile.server.ts';
import type { loadIndex } from './loadIndex.ts';
import { search } from './search.ts';
import { INDEX_FORMAT } from './searchIndex.ts';

const file = writeData(INDEX_FORMAT, indexFile('mr'));

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
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/search/mr.json']);
  expect(search(one, 'घरकुल').hits.length).toBeGreaterThan(0);
});

it.each([
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response with status 404', () => Promise.resolve(new Response(file, { status: 404 }))],
])('loadIndex asks the network on the next call after %s', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  await expect(load('mr')).rejects.toThrow();
  await expect(load('mr', 'reload')).resolves.toBeDefined();
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
});
