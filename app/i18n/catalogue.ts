import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';

/** Limits of loading texts (application specification, section 9). The time between retries doubles. */
export const LOADER_SETTINGS = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Pause before each request that follows the first `maxRetries` retries. */
const PAUSE_MS = 4_000;

export type CatalogueReader = (namespace: Namespace) => Promise<Catalogue>;

export type Catalogues = {
  find: (namespace: Namespace) => Catalogue | undefined;
  /** Returns undefined if all these catalogues are loaded, otherwise a promise, which is always the same for the same list. */
  waitFor: (namespaces: readonly Namespace[]) => Promise<unknown> | undefined;
};

/** Loads each catalogue on its first `waitFor`, and retries until it is loaded. */
export function readCatalogues(read: CatalogueReader): Catalogues {
  const catalogues = new Map<Namespace, Catalogue>();
  const readings = new Map<Namespace, Promise<unknown>>();
  const waits = new Map<string, Promise<unknown>>();
  const enqueue = limitReads(LOADER_SETTINGS.maxParallelReads);

  const readIn = async (namespace: Namespace) => {
    catalogues.set(namespace, await readWithRetries(() => enqueue(() => read(namespace))));
  };
  const readOnce = (namespace: Namespace) => {
    const reading = readings.get(namespace) ?? readIn(namespace);
    readings.set(namespace, reading);
    return reading;
  };
  return {
    find: (namespace) => catalogues.get(namespace),
    waitFor: (namespaces) => {
      if (namespaces.every((namespace) => catalogues.has(namespace))) return undefined;
      const wait = waits.get(namespaces.join()) ?? Promise.all(namespaces.map(readOnce));
      waits.set(namespaces.join(), wait);
      return wait;
    },
  };
}

/** Continues after `maxRetries`, because a page without its texts would show their keys. */
async function readWithRetries(read: () => Promise<Catalogue>): Promise<Catalogue> {
  const { maxRetries, retryTimeout } = LOADER_SETTINGS;
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch {
      const pause = failures < maxRetries ? retryTimeout * 2 ** failures : PAUSE_MS;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Returns a function that runs at most `limit` reads at once. */
function limitReads(limit: number) {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (read: () => Promise<Catalogue>) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
