import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, MAX_PAGES, SAVED_AT, siteCache } from '#app/offline/cacheNames.ts';
import { isOfSite, toSavedResponse } from '#app/offline/savedResponse.ts';
import { NETWORK_TIMEOUT_S } from './fileStrategies.ts';

const matchOptions = { ignoreVary: true };

/** Removes the query, because a page is the same file for every query. */
const withoutQuery = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

const byAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
};

const withSavedDay: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && isOfSite(response)
      ? toSavedResponse(response, new Date())
      : null,
};

const newest: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request }) => findCopy(request.url),
};

/** Firefox resolves a failed navigation preload to an error response, for which NetworkFirst looks for no copy. */
const copyAfterFailedPreload: WorkboxPlugin = {
  handlerDidError: async ({ request }) => findCopy(request.url),
};

export const networkFirst = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [
    byAddress,
    withSavedDay,
    newest,
    copyAfterFailedPreload,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true, matchOptions }),
  ],
});

/** Finds the newest copy of an address in all caches. */
export async function findCopy(url: string): Promise<Response | undefined> {
  const cacheNames = [CACHES.pages, CACHES.offline, ...LANGUAGES.map(siteCache)];
  const found = await Promise.all(
    cacheNames.map((cacheName) => caches.match(withoutQuery(url), { ...matchOptions, cacheName })),
  );
  const copies = found.filter((copy) => copy !== undefined);
  return copies.sort((a, b) => savedAt(b).localeCompare(savedAt(a)))[0];
}

const savedAt = (copy: Response) => copy.headers.get(SAVED_AT) ?? '';

/** Fetches from the network. Returns a saved copy if the network fails or the server answers 5xx. */
export async function fetchOrFindCopy(event: ExtendableEvent, request: Request): Promise<Response | undefined> {
  const response = await networkFirst.handle({ event, request }).catch(() => undefined);
  if (response === undefined || response.status < 500) return response;
  return (await findCopy(request.url)) ?? response;
}
