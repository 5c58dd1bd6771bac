import type { Cautioned } from './cautions.ts';
import { collections, type NameWithPages } from './collections.server.ts';
import { currentEntries } from './entries.server.ts';
import type { Bilingual } from './fields.server.ts';
import { pageOfEntry } from './pageOfEntry.ts';

type EntryOfPage = Omit<Cautioned, 'reported'> & {
  title: Bilingual;
  asOf: string;
  reported?: { since?: string | undefined } | undefined;
};

/** The collections whose entries have pages of their own, and the page of their list. */
export const collectionsWithPages = [...collections.values()].flatMap(({ name, ownPages, list }) =>
  ownPages ? [{ name: name as NameWithPages, list }] : [],
);

/** Maps the path of an entry's page (without language) to the entry, its id and its collection. */
export const entryPages = new Map<string, { collection: NameWithPages; id: string; entry: EntryOfPage }>(
  collectionsWithPages.flatMap(({ name }) =>
    currentEntries(name).map((entry) => {
      const id = String(entry.id);
      return [pageOfEntry(name, id) ?? '', { collection: name, id, entry }] as const;
    }),
  ),
);
