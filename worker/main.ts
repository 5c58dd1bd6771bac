import { enable as preloadPages } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, isDataPath, siteCache } from '#app/offline/cacheNames.ts';
import type { ToWorker } from '#app/offline/messages.ts';
import { cacheFirstVisit } from './cacheFirstVisit.ts';
import { handleData } from './data.ts';
import { answers, assets, drawings, pictures } from './fileStrategies.ts';
import { handlePage } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

// The request for a page leaves while the worker still wakes up.
preloadPages();

registerRoute(({ request }) => request.mode === 'navigate', handlePage);

// Of requests in advance (`no-cors`) nobody waits for an answer: they must not move the window when they fail.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isDataPath(url.pathname) && request.mode !== 'no-cors',
  handleData,
);

const isBelow = (folder: string) => {
  return ({ request, sameOrigin, url }: { request: Request; sameOrigin: boolean; url: URL }) =>
    sameOrigin && url.pathname.startsWith(folder) && !request.headers.has('range') && !isOfSaver(request);
};

/** Whoever saves the whole site keeps it in a place of its own. */
const isOfSaver = ({ destination, cache }: Request) => destination === '' && cache === 'no-cache';

registerRoute(isBelow('/assets/'), assets);
registerRoute(isBelow('/pictures/'), pictures);
registerRoute(isBelow('/images/'), drawings);
registerRoute(isBelow('/search/'), answers);
registerRoute(isBelow('/eligibility/'), answers);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()]));
});

/** Copies that an earlier worker kept in another form. Files of earlier releases stay: saved pages may still need them. */
async function deleteOldCaches(): Promise<void> {
  const known = new Set<string>([...Object.values(CACHES), ...LANGUAGES.map(siteCache)]);
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(cacheFirstVisit(event, message));
});
