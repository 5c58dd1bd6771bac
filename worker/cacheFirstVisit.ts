import { type Language, pathIn } from '#app/i18n/language.ts';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { CACHES, SAVED_VERSION } from '#app/offline/cacheNames.ts';
import type { ToWorker } from '#app/offline/messages.ts';
import { toSavedResponse } from '#app/offline/savedResponse.ts';
import { networkFirst } from './cachedPages.ts';
import { answers, assets, drawings, pictures } from './fileStrategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files of the offline page by language, defined by the build. */
declare const OFFLINE_FILES: Record<Language, string[]>;

const STRATEGIES = [
  { folder: '/assets/', keep: assets },
  { folder: '/pictures/', keep: pictures },
  { folder: '/images/', keep: drawings },
  { folder: '/search/', keep: answers },
  { folder: '/eligibility/', keep: answers },
];

/** Caches what a page loaded before the worker started, from the browser's own cache, then the offline page. */
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
  // Names contain hashes, so together they are the version of the page.
  const version = files.join(' ');
  const kept = await cache.match(page);
  if (kept?.headers.get(SAVED_VERSION) === version) return;
  // Last: its presence means that all files are cached.
  for (const file of files) if (!(await caches.match(file))) await cache.add(file);
  const answer = await fetch(page);
  if (answer.ok) await cache.put(page, toSavedResponse(answer, new Date(), version));
}
