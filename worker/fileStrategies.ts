import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '#app/offline/cacheNames.ts';

/** Seconds after which a copy is better than waiting: four round trips at 2G's worst. */
export const NETWORK_TIMEOUT_S = 4;

/** More than one language has, so that a new release does not evict the pages' own. */
const MOST_ASSETS = 250;
const MOST_PICTURES = 80;

const ERROR_DELAY_MS = 3_000;

const matchOptions = { ignoreVary: true };
const onlyComplete = new CacheableResponsePlugin({ statuses: [200] });

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** Falls back to the copy of the saved site. */
const anyCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)),
};

/**
 * The router loads the page anew when a module cannot be fetched. By then the worker must have moved the window to the
 * page that was asked for.
 */
const delayError: WorkboxPlugin = {
  handlerDidError: async () => {
    await new Promise((resolve) => setTimeout(resolve, ERROR_DELAY_MS));
    return undefined;
  },
};

/** Modules, stylesheets, fonts: their names change whenever their bytes do. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [onlyComplete, atMost(MOST_ASSETS), anyCopy, delayError],
});

export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [onlyComplete, atMost(MOST_PICTURES), anyCopy],
});

/** Drawings keep their names: the copy is shown, and the next page has what is new. */
export const drawings = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [onlyComplete, atMost(MOST_PICTURES), anyCopy],
});

/** The search index and the finder's schemes: amounts and limits stand in them, so the network comes first. */
export const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [onlyComplete, anyCopy],
});
