import type { SitePath } from '#app/screens.ts';
import { collections } from './collections.server.ts';

/** Returns the English path of an entry's page, even for a removed entry; undefined for a collection without a page. */
export function pageOfEntry(collection: string, id: string): SitePath | undefined {
  const page = collections.get(collection)?.page;
  return typeof page === 'function' ? page(id) : page;
}
