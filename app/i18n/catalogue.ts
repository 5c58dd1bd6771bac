import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';

/**
 * Limits of loading texts (application specification, section 9): at most 10 files at once, 5 retries, the first after
 * 350 ms and each later one after twice the time.
 */
export const LOADER_SETTINGS = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Pause between requests after the retries of the specification. */
const PAUSE_MS = 4_000;

/** Reads the texts of one screen in the page's language. */
export type CatalogueReader = (namespace: Namespace) => Promise<Catalogue>;

/** The texts that a page has, and a way to load more. */
export type Catalogues = {
  find: (namespace: Namespace) => Catalogue | undefined;
  /** Returns undefined if all are loaded, otherwise a promise of it: the same one for the same list. */
  waitFor: (namespaces: readonly Namespace[]) => Promise<unknown> | undefined;
};

/** Loads each catalogue once, when it is first waited for, and retries until it comes. */
export function readCatalogues(read: CatalogueReader): Catalogues {
  const catalogues = new Map<Namespace, Catalogue>();
  const readings = new Map<Namespace, Promise<unknown>>();
  const waits = new Map<string, Promise<unknown>>();
  const inTurn = atMost(LOADER_SETTINGS.maxParallelReads);

  const readIn = async (namespace: Namespace) => {
    catalogues.set(namespace, await untilRead(() => inTurn(() => read(namespace))));
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

/** Goes on after the last retry: a page without its texts would show their keys. */
async function untilRead(read: () => Promise<Catalogue>): Promise<Catalogue> {
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

/** Limits how many reads run at once. */
function atMost(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;
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
