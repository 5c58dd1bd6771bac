import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import { formatDate } from '#app/i18n/format/dates.ts';
import { type Language, languageOf, pathIn } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };
import { createTranslator } from '#app/i18n/translate.ts';
import { BANNER_ID } from '#app/offline/messages.ts';
import { readSavedDay } from '#app/offline/savedResponse.ts';
import { fetchOrFindCopy, findCopy } from './cachedPages.ts';

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

const translator = (language: Language) => createTranslator(language, { en, mr });

/** Formats a note such as "Saved copy of 22 November 2026" in the language of the page. */
const savedCopyText = (language: Language, isoDay: string): string =>
  translator(language)('savedCopy', { date: formatDate(isoDay, language) });

/** Inserts a note above the content of a saved page. */
async function withBanner(copy: Response, note: string): Promise<Response> {
  const html = await copy.text();
  const marked = html.replace('<main ', () => `<p id="${BANNER_ID}" role="status">${note}</p><main `);
  return new Response(marked, { status: copy.status, statusText: copy.statusText, headers: copy.headers });
}

const offlinePath = (url: URL) => pathIn(languageOf(url.pathname), '/offline');

/** Redirects to the offline page, whose links and texts depend on its own address. */
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
