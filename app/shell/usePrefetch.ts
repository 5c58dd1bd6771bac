import { useContext, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from 'react-router';
import { savesData } from '#app/components/preferences/preferences.ts';

/** Minimum time on a link before its page is fetched. A pointer takes less time to cross a link. */
const REST_MS = 80;

/** How long hosts allow browsers to cache the data of a page. */
const CACHED_MS = 60_000;

/**
 * Prefetches a page while the mouse or focus rests on a link to it. Ignores touch, which may start a scroll. Replaces the
 * router's `prefetch`, which requests data from an address (`?_routes=`) that a later navigation does not use.
 */
export function usePrefetch() {
  const routes = useContext(DataRouterContext)?.router.routes;
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    if (!routes || !manifest) return;
    const fetched = new Set<string>();
    let timer: number | undefined;

    const prefetch = (path: string) => {
      if (fetched.has(path) || path === window.location.pathname || !mayPrefetch()) return;
      const matches = matchRoutes(routes, path) ?? [];
      // Excludes files and pages of the other language, which open as new documents.
      if (matches.at(-1)?.route.path?.endsWith('*') !== false) return;
      fetched.add(path);
      setTimeout(() => fetched.delete(path), CACHED_MS);
      const parts = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
      const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
      for (const address of [path === '/' ? '/_.data' : `${path}.data`, ...files.filter(isNew)])
        fetch(address, { priority: 'low' }).catch(() => undefined);
    };

    const waitForRest = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || (type === 'pointerover' && pointerType !== 'mouse')) return;
      timer = window.setTimeout(() => prefetch(link.pathname), REST_MS);
    };
    document.addEventListener('pointerover', waitForRest);
    document.addEventListener('focusin', waitForRest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', waitForRest);
      document.removeEventListener('focusin', waitForRest);
    };
  }, [routes, manifest]);
}

type Connection = { effectiveType?: string };

/** Treats browsers without the Network Information API as fast. */
export function mayPrefetch(connection: Connection | undefined = readConnection()): boolean {
  return !savesData() && !connection?.effectiveType?.endsWith('2g');
}

/** Reads the Network Information API, which TypeScript's DOM types lack. */
function readConnection(): Connection | undefined {
  return (globalThis.navigator as Navigator & { connection?: Connection })?.connection;
}

/** Returns true if this page has not fetched the file yet. */
function isNew(address: string): boolean {
  return performance.getEntriesByName(window.location.origin + address).length === 0;
}
