import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { languageOf, pathIn } from '#app/i18n/language.ts';
import { readSavedDay } from '#app/offline/savedResponse.ts';
import { findCopy, respondOrCached } from './cachedPages.ts';
import { notSavedText, savedCopyText, translatorIn, withBanner } from './offlineBanner.ts';

/** Returns the network's page, else the saved copy with its day, else a redirect to the offline page. */
export async function handlePage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const language = languageOf(url.pathname);
  const answer = await respondOrCached({ event, request });
  if (answer === undefined) return notSaved(url);
  const day = readSavedDay(answer);
  if (day === undefined) return answer;
  // The offline page in place of another one tells that the other is not saved.
  const note = isStandIn(url) ? notSavedText(language) : savedCopyText(language, day);
  return withBanner(answer, note);
}

const offlinePath = (url: URL) => pathIn(languageOf(url.pathname), '/offline');

const isStandIn = (url: URL) => url.pathname === offlinePath(url) && url.searchParams.has('page');

/** Redirects: under the requested address, React would look for the data of that page. */
async function notSaved(url: URL): Promise<Response> {
  const offline = new URL(offlinePath(url), url);
  if (url.pathname === offline.pathname || !(await findCopy(offline.href))) return plainPage(url);
  offline.searchParams.set('page', url.pathname + url.search);
  return Response.redirect(offline.href);
}

/** Used where the offline page is not cached either. */
function plainPage(url: URL): Response {
  const language = languageOf(url.pathname);
  const t = translatorIn(language);
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
