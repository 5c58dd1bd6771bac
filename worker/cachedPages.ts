import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, MAX_PAGES, SAVED_AT, siteCache } from '#app/offline/cacheNames.ts';
import { toSavedResponse } from '#app/offline/savedResponse.ts';
import { NETWORK_TIMEOUT_S } from './fileStrategies.ts';

const matchOptions = { ignoreVary: true };

/** Ignores the query: a page is one file. */
export const addressOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

const byAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
};

const withSavedDay: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? toSavedResponse(response, new Date()) : null,
};

const newest: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request }) => findCopy(request.url),
};

export const networkFirst = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [
    byAddress,
    withSavedDay,
    newest,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true, matchOptions }),
  ],
});

/** Finds the newest copy of an address in all caches. */
export async function findCopy(url: string): Promise<Response | undefined> {
  const places = [CACHES.pages, CACHES.offline, ...LANGUAGES.map(siteCache)];
  const found = await Promise.all(
    places.map((cacheName) => caches.match(addressOf(url), { ...matchOptions, cacheName })),
  );
  const copies = found.filter((copy) => copy !== undefined);
  return copies.sort((a, b) => savedAt(b).localeCompare(savedAt(a)))[0];
}

const savedAt = (copy: Response) => copy.headers.get(SAVED_AT) ?? '';

type PageRequest = { event: ExtendableEvent; request: Request };

/** Returns the network's response, or a copy in place of an error of the server. */
export async function respondOrCached({ event, request }: PageRequest): Promise<Response | undefined> {
  const answer = await networkFirst.handle({ event, request }).catch(() => undefined);
  if (answer === undefined || answer.status < 500) return answer;
  return (await findCopy(request.url)) ?? answer;
}
