import { addressesIn, type Retired } from '#app/model/archive/kinds.server.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { referencesTo } from '../referencesTo.ts';

/** Nothing names an entry that is retired: a reader would be led to what is gone. */
export function retiredNamed(entries: readonly Retired[], root?: string): Problem[] {
  return entries.flatMap((entry) => {
    const named = { collection: entry.kind, id: entry.id, addresses: addressesIn(entry) };
    const params = { title: entry.title, day: { day: entry.on } };
    return referencesTo(named, root).map((place) => errorAt(place, 'retiredEntry', params));
  });
}
