import { isRetired, type Retiring } from './archive/rules.ts';
import { collections, type EntryOf, type FolderName } from './collections.server.ts';
import { loadCollection } from './load.server.ts';
import { AS_OF } from './site/data.server.ts';

const loaded = new Map<string, readonly unknown[]>();

/** Reads the entries of a folder in the order of their collection. Reads and checks each folder once, because several modules ask for it. */
export function allEntries<Name extends FolderName>(name: Name): readonly EntryOf<Name>[] {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known as readonly EntryOf<Name>[];
}

/** Lists the entries of a folder without its retired entries, which only the archive lists. */
export function currentEntries<Name extends FolderName>(name: Name): EntryOf<Name>[] {
  return allEntries(name).filter((entry) => !isRetired(entry as Retiring, AS_OF));
}

function load(name: FolderName): unknown[] {
  const collection = collections.get(name);
  if (!collection) throw new Error(`no collection ${name}`);
  return loadCollection(name, collection.schema).sort(collection.compare ?? byOrder);
}

function byOrder(a: unknown, b: unknown): number {
  const [first = 0, second = 0] = [a, b].map((entry) => (entry as { order?: number }).order);
  return first - second;
}
