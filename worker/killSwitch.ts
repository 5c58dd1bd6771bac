export {};

declare const self: ServiceWorkerGlobalScope;

/**
 * Published in place of the worker when it has to be taken back: deletes every copy and the list of their ages, removes
 * itself, and loads the pages anew that the old worker stood before. A page that had none is left alone, so that nothing goes round in a circle.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

// A page of the release before asks for a worker once more, which would call this one back.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // Where `workbox-expiration` notes when each copy was used. It goes as soon as the old worker lets it go.
  indexedDB.deleteDatabase('workbox-expiration');
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
