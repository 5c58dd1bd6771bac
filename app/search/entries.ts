import { fold } from './fold.ts';
import { hasEveryWord, wordsOf } from './words.ts';

export const ENTRY_KINDS = [
  'scheme',
  'service',
  'office',
  'hostel',
  'act',
  'notice',
  'event',
  'album',
  'page',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Something the search can find. `otherTitle` is the title in the other language; `path` is the route table's. `note`:
 * what nobody may miss even if they read no further than the results.
 */
export type SearchEntry = {
  kind: EntryKind;
  path: string;
  title: string;
  otherTitle: string;
  note?: string | undefined;
};

/** The entries that have every word of the query in one of their titles or in both together, in their own order. */
export function findEntries<Entry extends SearchEntry>(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries.filter(({ title, otherTitle }) => hasEveryWord(fold(`${title} ${otherTitle}`), words));
}

export type EntryGroup = { kind: EntryKind; entries: SearchEntry[] };

/** The kinds that have entries, each with its own. */
export function groupByKind(entries: readonly SearchEntry[]): EntryGroup[] {
  return ENTRY_KINDS.map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) })).filter(
    (group) => group.entries.length > 0,
  );
}
