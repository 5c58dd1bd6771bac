import type { StoredEntry } from './entries.ts';

/** The values of all entries by property, which compress better than entries. 0: the entry does not have the property. */
export type PackedEntries = { [Property in keyof StoredEntry]-?: (StoredEntry[Property] | 0)[] };

export function packEntries(entries: readonly StoredEntry[]): PackedEntries {
  const valuesOf = <Property extends keyof StoredEntry>(property: Property) =>
    entries.map((entry) => entry[property] ?? 0);
  return {
    kind: valuesOf('kind'),
    path: valuesOf('path'),
    title: valuesOf('title'),
    text: valuesOf('text'),
    note: valuesOf('note'),
    caution: valuesOf('caution'),
  };
}

export function unpackEntries(packed: PackedEntries): StoredEntry[] {
  const columns = Object.entries(packed);
  return packed.path.map((_, at) => {
    const properties = columns.map(([property, values]) => [property, values[at]]);
    return Object.fromEntries(properties.filter(([, value]) => value !== 0)) as StoredEntry;
  });
}
