export {};

declare const self: ServiceWorkerGlobalScope;

/** Replaces a faulty worker. Deletes all caches, unregisters itself, and reloads the pages that it controls. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

// Pages of an earlier release register the worker again, which would reinstall the kill switch.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // In this database, Workbox records the last use of each copy. The browser deletes the database after the old worker closes it.
  indexedDB.deleteDatabase('workbox-expiration');
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
