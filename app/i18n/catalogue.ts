import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';

export type CatalogueReader = (namespace: Namespace) => Promise<Catalogue>;

export type Catalogues = {
  find: (namespace: Namespace) => Catalogue | undefined;
  /** Returns undefined if all these catalogues are loaded, otherwise a promise, which is always the same for the same list. */
  waitFor: (namespaces: readonly Namespace[]) => Promise<unknown> | undefined;
};

/** Loads each catalogue on its first `waitFor`. `read` retries until it has succeeded. */
export function readCatalogues(read: CatalogueReader): Catalogues {
  const catalogues = new Map<Namespace, Catalogue>();
  const readings = new Map<Namespace, Promise<unknown>>();
  const waits = new Map<string, Promise<unknown>>();

  const readIn = async (namespace: Namespace) => {
    catalogues.set(namespace, await read(namespace));
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
