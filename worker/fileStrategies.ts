import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '#app/offline/cacheNames.ts';

/** Seconds after which a copy is better than waiting: four round trips at 2G's worst. */
export const NETWORK_TIMEOUT_S = 4;

/** More than one language has, so that a new release does not evict the assets of saved pages. */
const MAX_ASSETS = 250;
const MAX_PICTURES = 80;

const ERROR_DELAY_MS = 3_000;

const matchOptions = { ignoreVary: true };
const onlyComplete = new CacheableResponsePlugin({ statuses: [200] });

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** Falls back to the copy of the saved site. */
const anyCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)),
};

/** Delays errors: the router reloads when a module fails, and by then handleData must have navigated the window. */
const delayError: WorkboxPlugin = {
  handlerDidError: async () => {
    await new Promise((resolve) => setTimeout(resolve, ERROR_DELAY_MS));
    return undefined;
  },
};

/** Modules, stylesheets and fonts, whose names change with their bytes. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [onlyComplete, atMost(MAX_ASSETS), anyCopy, delayError],
});

export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [onlyComplete, atMost(MAX_PICTURES), anyCopy],
});

/** Drawings keep their names: the copy is shown, and the next page shows the new one. */
export const drawings = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [onlyComplete, atMost(MAX_PICTURES), anyCopy],
});

/** The search index and the finder's schemes. They hold amounts and limits, so the network comes first. */
export const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [onlyComplete, anyCopy],
});
