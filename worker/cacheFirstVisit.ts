import { type Language, pathIn } from '#app/i18n/language.ts';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { CACHES, SAVED_VERSION } from '#app/offline/cacheNames.ts';
import type { ToWorker } from '#app/offline/messages.ts';
import { toSavedResponse } from '#app/offline/savedResponse.ts';
import { networkFirst } from './cachedPages.ts';
import { answers, assets, drawings, pictures } from './fileStrategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files that the offline page of a language needs to start; the build fills it in. */
declare const OFFLINE_FILES: Record<Language, string[]>;

const STRATEGIES = [
  { folder: '/assets/', keep: assets },
  { folder: '/pictures/', keep: pictures },
  { folder: '/images/', keep: drawings },
  { folder: '/search/', keep: answers },
  { folder: '/eligibility/', keep: answers },
];

/**
 * Keeps what the first page of a visit has read: it was there before the worker. The browser still has these bytes at
 * hand, so nothing travels twice. Then the offline page, if something may be fetched at all.
 */
export async function cacheFirstVisit(
  event: ExtendableMessageEvent,
  message: ToWorker & { kind: 'started' },
): Promise<void> {
  const page = (event.source as WindowClient | null)?.url;
  if (message.read.length > 0 && page) await cachePage(event, page);
  await Promise.allSettled(message.read.map((address) => cacheFile(event, address)));
  if (message.mayFetch) await cacheOfflinePage(message.language);
}

async function cachePage(event: ExtendableEvent, url: string): Promise<void> {
  const [, done] = networkFirst.handleAll({ event, request: new Request(url) });
  await done;
}

async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
  const file = siteAddress(address, self.location.origin);
  const kind = STRATEGIES.find(({ folder }) => file?.startsWith(folder));
  if (!file || !kind) return;
  const [, done] = kind.keep.handleAll({ event, request: new Request(file) });
  await done;
}

async function cacheOfflinePage(language: Language): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  const page = pathIn(language, '/offline');
  const files = OFFLINE_FILES[language];
  // Names of files change with what is in them, so all of them together are the version of the page.
  const version = files.join(' ');
  const kept = await cache.match(page);
  if (kept?.headers.get(SAVED_VERSION) === version) return;
  // The page last: it says that all of this is here.
  for (const file of files) if (!(await caches.match(file))) await cache.add(file);
  const answer = await fetch(page);
  if (answer.ok) await cache.put(page, toSavedResponse(answer, new Date(), version));
}
