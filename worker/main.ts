import { enable as preloadPages } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CACHES, siteCache } from '#app/offline/cacheNames.ts';
import type { ToWorker } from '#app/offline/messages.ts';
import { cacheFirstVisit, cacheOfflinePage } from './cacheFirstVisit.ts';
import { STRATEGIES } from './fileStrategies.ts';
import { handlePage } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

// Lets the browser request the page while the worker starts.
preloadPages();

registerRoute(({ request }) => request.mode === 'navigate', handlePage);

/** Recognises requests of "Save this site", which writes to its own cache. */
const isSavingSite = ({ destination, cache }: Request) => destination === '' && cache === 'no-cache';

for (const [folder, strategy] of STRATEGIES)
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && url.pathname.startsWith(folder) && !request.headers.has('range') && !isSavingSite(request),
    strategy,
  );

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()]));
});

/** Deletes caches of older formats. Keeps files of earlier releases, which saved pages may still need. */
async function deleteOldCaches(): Promise<void> {
  const known = new Set<string>([...Object.values(CACHES), ...LANGUAGES.map(siteCache)]);
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  else if (message.kind === 'keep-offline-page') event.waitUntil(cacheOfflinePage(message.language));
  else event.waitUntil(cacheFirstVisit(event, message));
});
