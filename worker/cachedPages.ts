import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, MAX_PAGES, siteCache } from '#app/offline/cacheNames.ts';
import { isOfSite, toSavedResponse } from '#app/offline/savedResponse.ts';
import { meantPaths } from '#server/spellings.ts';
import { NETWORK_TIMEOUT_S } from './fileStrategies.ts';
import { newestCopy } from './newestCopy.ts';

const matchOptions = { ignoreVary: true };

/** Removes the query, because a page is the same file for every query. */
const withoutQuery = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

const byAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
};

/** Tells pages from other files by the answer, because an address does not show what the host will send. */
export const isPage = (response: Response) => /^text\/html\b/.test(response.headers.get('content-type') ?? '');

/** Recognises a page that visitors can leave at once, because others must not find it in the list of saved pages. */
const hasLeaveLink = async (response: Response) => /<a [^>]*\bdata-leave\b/.test(await response.clone().text());

const withSavedDay: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    !response.redirected &&
    isOfSite(response) &&
    isPage(response) &&
    !(await hasLeaveLink(response))
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

/** Finds the newest copy of a page in all caches. */
export async function findCopy(url: string): Promise<Response | undefined> {
  const cacheNames = [CACHES.pages, ...LANGUAGES.map(siteCache)];
  const found = await Promise.all(
    cacheNames.map((cacheName) => caches.match(withoutQuery(url), { ...matchOptions, cacheName })),
  );
  return newestCopy(found.filter((copy) => copy && isPage(copy)));
}

/** Fetches from the network. Returns a saved copy, or redirects to one, if the network fails or the server answers 5xx. */
export async function fetchOrFindCopy(event: ExtendableEvent, request: Request): Promise<Response | undefined> {
  const response = await networkFirst.handle({ event, request }).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await findCopy(request.url)) ?? (await redirectToCopy(request.url)) ?? response;
}

/** Redirects to the saved page that an address means, as the host does. */
async function redirectToCopy(url: string): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url);
  for (const path of meantPaths(pathname))
    if (await findCopy(origin + path)) return Response.redirect(origin + path + search);
  return undefined;
}

/** Deletes what workers of 2026 saved among the pages: other files, and pages that must not be listed. */
export async function deleteUnwantedCopies(): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, matchOptions);
    if (!copy || !isPage(copy) || (await hasLeaveLink(copy))) await cache.delete(request, matchOptions);
  }
}
