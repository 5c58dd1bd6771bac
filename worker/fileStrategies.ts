import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import type { Language } from '#app/i18n/language.ts';
import { CACHES, SAVED_NOTE, siteCache } from '#app/offline/cacheNames.ts';
import { isOfSite, readSavedDay, toSavedResponse } from '#app/offline/savedResponse.ts';
import { findNewestCopy } from './newestCopy.ts';
import { createWorkerTranslator } from './words.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds until a cached copy is used, enough for four round trips on the slowest 2G network. */
export const NETWORK_TIMEOUT_S = 4;

/** Larger than the number of assets of one language, so that a new release does not evict the assets of saved pages. */
const MAX_ASSETS = 250;
const MAX_PICTURES = 80;

const matchOptions = { ignoreVary: true };

const isComplete = (response: Response) => response.status === 200 && isOfSite(response);

const cacheOnlyComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isComplete(response) ? response : null),
};

const limitEntries = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** Falls back to the copy that was saved with the whole site. */
const fallBackToSavedSite: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)),
};

const saveCompleteFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isComplete(response) ? toSavedResponse(response, new Date()) : null),
};

/** Returns the newer copy, or none if the page bypasses the cache because it could not use a copy (app/readData.ts). */
const newestAnswer: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (request.cache === 'reload') return null;
    const language = request.url.endsWith('mr.json') ? 'mr' : 'en';
    const saved = await caches.match(request, { ...matchOptions, cacheName: siteCache(language) });
    const copy = findNewestCopy([cachedResponse, saved]);
    return copy && addNoteHeaders(copy, language);
  },
};

/** Adds the text of the note about the copy as a header, because the page could not fetch the text without a network. */
function addNoteHeaders(copy: Response, language: Language): Response {
  const headers = new Headers(copy.headers);
  headers.set(SAVED_NOTE, encodeURIComponent(createWorkerTranslator(language)('savedCopy', readSavedDay(copy))));
  return new Response(copy.body, { headers });
}

/** Tries the network first, because the search index and the finder's schemes contain amounts and limits. */
const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [saveCompleteFiles, newestAnswer],
});

const pictures = {
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [cacheOnlyComplete, limitEntries(MAX_PICTURES), fallBackToSavedSite],
};

const STRATEGIES = Object.entries({
  // A changed file has a new name.
  '/assets/': new CacheFirst({
    cacheName: CACHES.assets,
    matchOptions,
    plugins: [cacheOnlyComplete, limitEntries(MAX_ASSETS), fallBackToSavedSite],
  }),
  '/pictures/': new CacheFirst(pictures),
  // A changed drawing keeps its name, so the copy is shown now and the new version on the next page.
  '/images/': new StaleWhileRevalidate(pictures),
  '/search/': answers,
  '/eligibility/': answers,
});

/** Finds the strategy for the folder of a file; undefined if the worker does not save such files. */
export function findStrategy({ origin, pathname }: URL): Strategy | undefined {
  if (origin !== self.location.origin) return undefined;
  return STRATEGIES.find(([folder]) => pathname.startsWith(folder))?.[1];
}
