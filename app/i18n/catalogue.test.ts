import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CatalogueReader, LOADER_SETTINGS, readCatalogues } from './catalogue.ts';
import type { Namespace } from './wordKeys.ts';

const WORDS = { title: 'Schemes' };
const lost = () => Promise.reject(new Error('The network is down.'));

describe('loading the texts of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('retries after 350, 700, 1,400, 2,800 and 5,600 ms until it succeeds', async () => {
    const askedAt: number[] = [];
    const begin = Date.now();
    const { find, waitFor } = readCatalogues(async () => {
      askedAt.push(Date.now() - begin);
      return askedAt.length <= LOADER_SETTINGS.maxRetries ? lost() : WORDS;
    });
    waitFor(['schemes']);
    await vi.runAllTimersAsync();

    const waits = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
    expect(find('schemes')).toBe(WORDS);
  });

  it('retries each file every 4 seconds once the first request and 5 retries have failed', async () => {
    const read = vi.fn<CatalogueReader>(lost);
    const { find, waitFor } = readCatalogues(read);
    const wait = waitFor(['schemes', 'home']);
    await vi.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600);
    expect(read).toHaveBeenCalledTimes(2 * (1 + LOADER_SETTINGS.maxRetries));
    await vi.advanceTimersByTimeAsync(3 * 4000);
    expect(read).toHaveBeenCalledTimes(2 * (1 + LOADER_SETTINGS.maxRetries + 3));
    expect(find('home')).toBeUndefined();

    read.mockResolvedValue(WORDS);
    await vi.advanceTimersByTimeAsync(4000);
    await wait;
    expect([find('schemes'), find('home')]).toEqual([WORDS, WORDS]);
  });

  it('reads at most 10 files at once, and finally all of them', async () => {
    const namespaces = Array.from({ length: 25 }, (_, index) => `screen-${index}` as Namespace);
    let underWay = 0;
    let most = 0;
    let asked = 0;
    const { find, waitFor } = readCatalogues(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 100));
      underWay -= 1;
      asked += 1;
      return asked % 3 === 0 ? lost() : WORDS;
    });
    waitFor(namespaces);
    await vi.runAllTimersAsync();

    expect(most).toBe(10);
    expect(namespaces.filter((namespace) => !find(namespace))).toEqual([]);
  });

  it('reads a file only once for several callers', async () => {
    const read = vi.fn<CatalogueReader>(async () => WORDS);
    const { waitFor } = readCatalogues(read);
    expect(waitFor(['schemes', 'shell'])).toBe(waitFor(['schemes', 'shell']));
    waitFor(['shell', 'home']);
    await vi.runAllTimersAsync();
    waitFor(['home', 'schemes']);
    expect(read.mock.calls).toEqual([['schemes'], ['shell'], ['home']]);
  });

  it('returns undefined once the texts are loaded', async () => {
    const { waitFor } = readCatalogues(async () => WORDS);
    await waitFor(['schemes', 'shell']);
    expect(waitFor(['shell'])).toBeUndefined();
    expect(waitFor(['shell', 'schemes'])).toBeUndefined();
    expect(waitFor(['shell', 'home'])).toBeInstanceOf(Promise);
  });
});
