import { useContext, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from 'react-router';
import { mayPrefetch } from './mayPrefetch.ts';

/** A pointer that only crosses a link stays for less. */
const REST_MS = 80;

/** Hosts let browsers cache the data of a page for as long. */
const KEPT_MS = 60_000;

/**
 * Fetches data, modules and styles of a page while a mouse or the focus rests on its link. Not on touch: scrolling would
 * fetch pages. The router's `prefetch` uses another address than its navigation (`?_routes=`) and would fetch data twice.
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
      // Neither files nor pages of the other language, which are other documents.
      if (matches.at(-1)?.route.path?.endsWith('*') !== false) return;
      fetched.add(path);
      setTimeout(() => fetched.delete(path), KEPT_MS);
      const parts = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
      const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
      for (const address of [path === '/' ? '/_.data' : `${path}.data`, ...files.filter(isNew)])
        fetch(address, { priority: 'low' }).catch(() => undefined);
    };

    const rest = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || (type === 'pointerover' && pointerType !== 'mouse')) return;
      timer = window.setTimeout(() => prefetch(link.pathname), REST_MS);
    };
    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
    };
  }, [routes, manifest]);
}

/** Tells whether this page has not fetched the file yet. */
function isNew(address: string): boolean {
  return performance.getEntriesByName(window.location.origin + address).length === 0;
}
