import { collections, type RetirableName } from '../collections.server.ts';
import { allEntries } from '../entries.server.ts';
import { AS_OF } from '../site/data.server.ts';
import { isRetirable, listRetired, type Retired } from './kinds.server.ts';

/** Lists all entries retired on or before the date of the site's last update, the latest first. */
export const retiredEntries: readonly Retired[] = [...collections.values()]
  .filter((collection) => isRetirable(collection) || collection.parts)
  .flatMap((collection) => listRetired(collection, allEntries(collection.name as RetirableName), AS_OF))
  .sort((a, b) => b.on.localeCompare(a.on));

/** Finds the retired entry whose page had this path (without language). */
export function findRetired(path: string): Retired | undefined {
  return retiredEntries.find(({ page }) => page === path);
}
