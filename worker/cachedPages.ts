import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, MAX_PAGES, siteCache } from '#app/offline/cacheNames.ts';
import { isOfSite, toSavedResponse } from '#app/offline/savedResponse.ts';
import { listMeantPaths } from '#server/spellings.ts';
import { NETWORK_TIMEOUT_S } from './fileStrategies.ts';
import { findNewestCopy } from './newestCopy.ts';

const matchOptions = { ignoreVary: true };

/** Removes the query, because a page is the same file for every query. */
const withoutQuery = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

const byAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
};

/** Recognises a page by the content type of its response, because an address does not show what the host will send. */
export const isPage = (response: Response) => /^text\/html\b/.test(response.headers.get('content-type') ?? '');

/** Recognises a page with a link to leave it at once. Such pages must not be found in the list of saved pages. */
const hasLeaveLink = async (response: Response) => /<a [^>]*\bdata-leave\b/.test(await response.clone().text());

const savePublicPages: WorkboxPlugin = {
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

/** Treats a failed navigation preload as an error, because Firefox resolves it to an error response and NetworkFirst would use it. */
const copyAfterFailedPreload: WorkboxPlugin = {
  handlerDidError: async ({ request }) => findCopy(request.url),
};

export const networkFirst = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [
    byAddress,
    savePublicPages,
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
  return findNewestCopy(found.filter((copy) => copy && isPage(copy)));
}

/** Fetches from the network. Returns a saved copy, or redirects to one, if the network fails or the server answers 5xx. */
export async function fetchOrFindCopy(event: ExtendableEvent, request: Request): Promise<Response | undefined> {
  const response = await networkFirst.handle({ event, request }).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await findCopy(request.url)) ?? (await redirectToCopy(request.url)) ?? response;
}

/** Redirects to the saved page for another spelling of its address, as the host does. */
async function redirectToCopy(url: string): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url);
  for (const path of listMeantPaths(pathname))
    if (await findCopy(origin + path)) return Response.redirect(origin + path + search);
  return undefined;
}

/** Deletes other files and pages with a leave link, which workers of 2026 saved among the pages. */
export async function deleteUnwantedCopies(): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, matchOptions);
    if (!copy || !isPage(copy) || (await hasLeaveLink(copy))) await cache.delete(request, matchOptions);
  }
}
