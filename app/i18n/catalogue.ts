import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';

/**
 * How the words reach a page, from the specification (application specification, section 9): at most 10 files read at
 * once, 5 retries, the first after 350 ms and each later one after twice the time.
 */
export const LOADER_SETTINGS = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Between two requests once the retries are used up: a phone has left the tunnel by then, and nobody waits for it. */
const PAUSE_MS = 4_000;

/** Reads the words of one screen in the page's language. */
export type CatalogueReader = (namespace: Namespace) => Promise<Catalogue>;

/** The files of words that a page has, and the way to those it lacks. */
export type Catalogues = {
  find: (namespace: Namespace) => Catalogue | undefined;
  /** Undefined when all of them are there; otherwise fulfilled when they are, and the same promise for the same list. */
  waitFor: (namespaces: readonly Namespace[]) => Promise<unknown> | undefined;
};

/** Catalogues that are read when they are first waited for, each of them once. A file that fails is asked for until it comes. */
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

/** Asks on when the retries are used up: a page without its words would show their keys. */
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

/** Lets so many reads run at once; the others wait until one has ended, well or badly. */
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
