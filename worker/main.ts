import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, siteCache } from '#app/offline/cacheNames.ts';
import type { ToWorker } from '#app/offline/messages.ts';
import { deleteUnwantedCopies } from './cachedPages.ts';
import { cacheFirstVisit } from './cacheFirstVisit.ts';
import { findStrategy } from './fileStrategies.ts';
import { respondWithPage } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});

/** Matches the address of a file, such as a linked PDF. Pages have no such address, except that of their own HTML file. */
const FILE = /\.(?!html$)\w+$/;

/** Recognises requests of "Save this site", which has its own cache. */
const isSiteDownload = ({ destination, cache }: Request) => destination === '' && cache === 'no-cache';

/** Responds to pages and to files that pages load. Returns undefined for everything else, which is left to the browser. */
function respond(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return FILE.test(url.pathname) ? undefined : respondWithPage(event, url.pathname);
  if (request.headers.has('range') || isSiteDownload(request)) return undefined;
  return findStrategy(url)?.handle({ event, request });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([preloadPages(), deleteOldCaches(), deleteUnwantedCopies(), self.clients.claim()]));
});

/** Lets the browser request the page while the worker starts. */
const preloadPages = () => self.registration.navigationPreload?.enable();

/** Deletes caches of older formats. Keeps files of earlier releases, which saved pages may still need. */
async function deleteOldCaches(): Promise<void> {
  const known = new Set<string>([...Object.values(CACHES), ...LANGUAGES.map(siteCache)]);
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(cacheFirstVisit(event, message));
});
