import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Tells whether React has hydrated the island; false at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
