import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import { formatDate } from '#app/i18n/format/dates.ts';
import { type Language, languageOf, pathIn } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import { toPagePath } from '#app/offline/cacheNames.ts';
import { BANNER_ID, type ToPage } from '#app/offline/messages.ts';
import { readSavedDay } from '#app/offline/savedResponse.ts';
import { fetchOrFindCopy, findCopy } from './cachedPages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Returns the page from the network, or else a saved copy with its date, or else a redirect to the offline page. */
export async function handlePage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const language = languageOf(url.pathname);
  const response = await fetchOrFindCopy(event, request);
  if (response === undefined) return notSaved(url);
  const day = readSavedDay(response);
  if (day === undefined) return response;
  const isInPlaceOfAnother = url.pathname === offlinePath(url) && url.searchParams.has('page');
  return withBanner(response, isInPlaceOfAnother ? translator(language)('notSavedYet') : savedCopyText(language, day));
}

/** Returns the data for a client-side navigation. If the data are a saved copy, sends the page a message. */
export async function handleData({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const response = await fetchOrFindCopy(event, request);
  const path = toPagePath(url.pathname);
  const client = await self.clients.get((event as FetchEvent).clientId);
  if (response === undefined) {
    // Loads the page as a document instead, because a client-side navigation would end in an error.
    const page = siteAddress(path + url.search, self.location.origin);
    if (page !== undefined) await (client as WindowClient | undefined)?.navigate(page);
    return Response.error();
  }
  const day = readSavedDay(response);
  if (day !== undefined) {
    const message: ToPage = { kind: 'saved-copy', path, note: savedCopyText(languageOf(path), day) };
    client?.postMessage(message);
  }
  return response;
}

const translator = (language: Language) => createTranslator(language, { en, mr });

/** Formats a note such as "Saved copy of 22 November 2026" in the language of the page. */
const savedCopyText = (language: Language, isoDay: string): string =>
  translator(language)('savedCopy', { date: formatDate(isoDay, language) });

/** Inserts a note above the content of a saved page. The note is in the HTML, so that it is shown before and without React. */
async function withBanner(copy: Response, note: string): Promise<Response> {
  const html = await copy.text();
  const marked = html.replace('<main ', () => `<p id="${BANNER_ID}" role="status">${note}</p><main `);
  return new Response(marked, { status: copy.status, statusText: copy.statusText, headers: copy.headers });
}

const offlinePath = (url: URL) => pathIn(languageOf(url.pathname), '/offline');

/** Redirects to the offline page, because at the requested address React would load the data of the missing page. */
async function notSaved(url: URL): Promise<Response> {
  const offline = new URL(offlinePath(url), url);
  if (url.pathname === offline.pathname || !(await findCopy(offline.href))) return plainPage(url);
  offline.searchParams.set('page', url.pathname + url.search);
  return Response.redirect(offline.href);
}

/** Creates a page that is shown if the offline page is not cached either. */
function plainPage(url: URL): Response {
  const language = languageOf(url.pathname);
  const t = translator(language);
  const title = t('notSavedYet');
  const html = [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1><p><a href="">${t('tryAgain')}</a></p></main></body></html>`,
  ];
  return new Response(html.join(''), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
