import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Tells whether React has hydrated the island; false at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
