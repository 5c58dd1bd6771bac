import { useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

/**
 * Query, fragment and history state of the address. The finished page was made without them, so they are empty until React
 * has taken the page over; only then do they differ from what was made at build.
 */
export function useLiveLocation(): { search: string; hash: string; state: unknown } {
  const { search, hash, state } = useLocation();
  return useHydrated() ? { search, hash, state } : { search: '', hash: '', state: null };
}
