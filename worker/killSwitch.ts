export {};

declare const self: ServiceWorkerGlobalScope;

/** Published in place of a faulty worker: deletes all caches, unregisters itself, and reloads the pages it controlled. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

// A page of the earlier release registers the worker again, which would install this one once more.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // Workbox stores there when each copy was last used. The browser deletes it once the old worker has closed it.
  indexedDB.deleteDatabase('workbox-expiration');
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
