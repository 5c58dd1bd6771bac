import { useLiveLocation } from '#app/components/address/useLiveLocation.ts';

/** What the address asks for (`?q=`); empty until React has taken the page over. */
export function useQuery(): string {
  return (new URLSearchParams(useLiveLocation().search).get('q') ?? '').trim();
}
