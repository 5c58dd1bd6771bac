import { afterEach, expect, it, vi } from 'vitest';
import { fetchIndexAhead, takeIndex } from './fetchIndex.ts';

afterEach(() => vi.unstubAllGlobals());

it('an index that was fetched ahead is handed over once, whole', async () => {
  const fetched = vi.fn(async (_path: string, _how: RequestInit) => new Response('{}', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  await fetchIndexAhead('mr', 'force-cache');
  expect(fetched.mock.calls).toEqual([['/search/mr.json', { cache: 'force-cache' }]]);
  expect(await (await takeIndex())?.json()).toEqual({});
  expect(takeIndex()).toBeUndefined();
});
