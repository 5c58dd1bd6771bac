import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken the finished page over. While it does so, everything is as it was made at build. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
