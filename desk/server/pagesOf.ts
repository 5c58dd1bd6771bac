import { pageOfEntry } from '#app/model/changes/pageOfEntry.ts';

/** The English path of the page on which a change of this entry is seen best; the home page where nothing is nearer. */
export function pageOf(collection: string, entry: unknown): string {
  const { id, name } = (entry ?? {}) as Record<string, unknown>;
  return pageOfEntry(collection, String(id ?? name ?? '')) ?? '/';
}
