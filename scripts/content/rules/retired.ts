import type { Retired } from '#app/model/archive/retired.server.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { referencesTo } from '../referencesTo.ts';

/** Nothing names an entry that is retired: a reader would be led to what is gone. */
export function retiredNamed(entries: readonly Retired[], root?: string): Problem[] {
  return entries.flatMap(({ kind, id, page, otherAddresses = [], title, on }) => {
    const named = { collection: kind, id, addresses: [...(page === undefined ? [] : [page]), ...otherAddresses] };
    return referencesTo(named, root).map((place) => errorAt(place, 'retiredEntry', { title, day: { day: on } }));
  });
}
