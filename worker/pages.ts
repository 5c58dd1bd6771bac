import { languageOf } from '#app/i18n/language.ts';
import { BANNER_ID } from '#app/offline/messages.ts';
import { readSavedDay } from '#app/offline/savedResponse.ts';
import { fetchOrFindCopy } from './cachedPages.ts';
import { createNotSavedPage } from './notSavedPage.ts';
import { createWorkerTranslator } from './words.ts';

/** Returns the page from the network, or else a saved copy with its date, or else a page that says what is saved. */
export async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const language = languageOf(path);
  const response = await fetchOrFindCopy(event, event.request);
  if (response === undefined) return createNotSavedPage(language);
  const day = readSavedDay(response);
  return day === undefined ? response : insertNote(response, createWorkerTranslator(language)('savedCopy', day));
}

/** Inserts a note such as "Saved copy of 22 November 2026" above the content of a saved page. */
async function insertNote(copy: Response, note: string): Promise<Response> {
  const html = await copy.text();
  const marked = html.replace('<main ', () => `<p id="${BANNER_ID}" role="status">${note}</p><main `);
  return new Response(marked, { status: copy.status, statusText: copy.statusText, headers: copy.headers });
}
