import type { Strategy } from 'workbox-strategies';
import type { ToWorker } from '#app/offline/messages.ts';
import { networkFirst } from './cachedPages.ts';
import { findStrategy } from './fileStrategies.ts';

/** Caches the page and the files that it loaded before the worker started. */
export async function cacheFirstVisit(
  event: ExtendableMessageEvent,
  message: ToWorker & { kind: 'started' },
): Promise<void> {
  const page = (event.source as WindowClient | null)?.url;
  if (page) await cacheWith(networkFirst, event, page);
  await Promise.allSettled(message.read.map((address) => cacheFile(event, address)));
}

async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
  const strategy = findStrategy(new URL(address));
  if (strategy) await cacheWith(strategy, event, address);
}

/** Reads from the HTTP cache without revalidation, because the page has just loaded the file, perhaps on 2G. */
async function cacheWith(strategy: Strategy, event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { cache: 'force-cache' });
  const [, done] = strategy.handleAll({ event, request });
  await done;
}
