import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * Query and history state of the address. The finished page was made without them, so they are empty until React has
 * taken the page over; only then do they differ from what was made at build.
 */
export function useLiveLocation(): { search: string; state: unknown } {
  const { search, state } = useLocation();
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return takenOver ? { search, state } : { search: '', state: null };
}
