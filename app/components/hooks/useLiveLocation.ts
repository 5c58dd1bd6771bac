import { useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

/** Returns query, fragment and history state, empty until hydration: the prerendered page has none. */
export function useLiveLocation(): { search: string; hash: string; state: unknown } {
  const { search, hash, state } = useLocation();
  return useHydrated() ? { search, hash, state } : { search: '', hash: '', state: null };
}
