import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { languageOf } from '#app/i18n/language.ts';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { toPagePath } from '#app/offline/cacheNames.ts';
import type { ToPage } from '#app/offline/messages.ts';
import { readSavedDay } from '#app/offline/savedResponse.ts';
import { respondOrCached } from './cachedPages.ts';
import { savedCopyText } from './offlineBanner.ts';

declare const self: ServiceWorkerGlobalScope;

/** Responds with the data of a client-side navigation, and tells the page when it is a copy. */
export async function handleData({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await respondOrCached({ event, request });
  const path = toPagePath(url.pathname);
  const client = await self.clients.get((event as FetchEvent).clientId);
  if (answer === undefined) {
    // Opens the page instead: a saved copy or the offline page. A client-side navigation would end in an error.
    const page = siteAddress(path + url.search, self.location.origin);
    if (page !== undefined) await (client as WindowClient | undefined)?.navigate(page);
    return Response.error();
  }
  const day = readSavedDay(answer);
  if (day !== undefined) {
    const message: ToPage = { kind: 'saved-copy', path, note: savedCopyText(languageOf(path), day) };
    client?.postMessage(message);
  }
  return answer;
}
