import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const subscribe = () => () => {};

/** Tells whether React has hydrated the page; false at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Returns query, fragment and history state; empty until hydration, because prerendered pages have none. */
export function useHydratedLocation(): { search: string; hash: string; state: unknown } {
  const { search, hash, state } = useLocation();
  return useHydrated() ? { search, hash, state } : { search: '', hash: '', state: null };
}
