import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { languageOf, pathIn } from '#app/i18n/language.ts';
import { readSavedDay } from '#app/offline/savedResponse.ts';
import { answerOrCopy, copyOf } from './copies.ts';
import { plainPage } from './plainPage.ts';
import { notSavedNote, savedNote, withNote } from './savedNote.ts';

/** A page: the network's, else the saved copy with its day, else what is said of a page that is not saved. */
export async function answerPage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const language = languageOf(url.pathname);
  const answer = await answerOrCopy({ event, request });
  if (answer === undefined) return notSaved(url);
  const day = readSavedDay(answer);
  if (day === undefined) return answer;
  // Where the offline page stands in for another one, that is the news.
  const note = isStandIn(url) ? notSavedNote(language) : savedNote(language, day);
  return withNote(answer, note);
}

const offlinePath = (url: URL) => pathIn(languageOf(url.pathname), '/offline');

const isStandIn = (url: URL) => url.pathname === offlinePath(url) && url.searchParams.has('page');

/** Sent on and not answered in its place: React would look for the data of another page in it. */
async function notSaved(url: URL): Promise<Response> {
  const offline = new URL(offlinePath(url), url);
  if (url.pathname === offline.pathname || !(await copyOf(offline.href))) return plainPage(url);
  offline.searchParams.set('page', url.pathname + url.search);
  return Response.redirect(offline.href);
}
