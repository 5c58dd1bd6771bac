import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Tells whether React has hydrated the page; false at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
