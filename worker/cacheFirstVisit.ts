import type { Strategy } from 'workbox-strategies';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { CACHES, SAVED_VERSION } from '#app/offline/cacheNames.ts';
import type { ToWorker } from '#app/offline/messages.ts';
import { toSavedResponse } from '#app/offline/savedResponse.ts';
import { networkFirst } from './cachedPages.ts';
import { STRATEGIES } from './fileStrategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files of the offline page by language. The build defines this constant. */
declare const OFFLINE_FILES: Record<Language, string[]>;

/**
 * Caches the page and the files that it loaded before the worker started. Hashed files come from the HTTP cache; the page is
 * revalidated.
 */
export async function cacheFirstVisit(
  event: ExtendableMessageEvent,
  message: ToWorker & { kind: 'started' },
): Promise<void> {
  const page = (event.source as WindowClient | null)?.url;
  if (page) await cacheWith(networkFirst, event, page);
  await Promise.allSettled(message.read.map((address) => cacheFile(event, address)));
}

async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
  const file = siteAddress(address, self.location.origin);
  const [, strategy] = STRATEGIES.find(([folder]) => file?.startsWith(folder)) ?? [];
  if (file && strategy) await cacheWith(strategy, event, file);
}

async function cacheWith(strategy: Strategy, event: ExtendableEvent, address: string): Promise<void> {
  const [, done] = strategy.handleAll({ event, request: new Request(address) });
  await done;
}

/** Caches the offline page unless its present version is cached. */
export async function cacheOfflinePage(language: Language): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  const page = pathIn(language, '/offline');
  const files = OFFLINE_FILES[language];
  // File names contain hashes, so the list of names identifies the version of the page.
  const version = files.join(' ');
  const saved = await cache.match(page);
  if (saved?.headers.get(SAVED_VERSION) === version) return;
  for (const file of files) {
    if (await cache.match(file)) continue;
    // Copies files of other caches, because those expire.
    const copy = await caches.match(file);
    await (copy ? cache.put(file, copy) : cache.add(file));
  }
  // Caches the page last, because its presence means that all files are cached.
  const response = await fetch(page);
  if (response.ok) await cache.put(page, toSavedResponse(response, new Date(), version));
}
