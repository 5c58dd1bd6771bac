import type { Language } from '#app/i18n/language.ts';
import type { EntryMark, ListedCollection, ListedEntry } from './listing.ts';

/** Why an entry needs work, in the order in which the start page lists it. */
const KINDS = ['broken', 'down', 'overdue', 'uncompared'] as const;

export type WorkKind = (typeof KINDS)[number];

/** `day`: the ISO day that the work is about, such as that of the last comparison. */
export type WorkEntry = {
  collection: string;
  entry: string;
  title: Record<Language, string>;
  name: Record<Language, string>;
  day?: string;
};

/** All entries that need one kind of work. `entries` has only the first of `count`, the oldest first. */
export type Work = { kind: WorkKind; count: number; entries: WorkEntry[] };

/** Number of entries of one kind on the start page, because nobody begins with a list of hundreds. */
const SHOWN = 10;

/** Lists what is to do. `today` is the ISO day in India. */
export function listWork(collections: readonly ListedCollection[], today: string): Work[] {
  return KINDS.flatMap((kind) => {
    const found = collections
      .flatMap(({ collection, name, entries }) =>
        entries.filter((entry) => needs(kind, entry, today)).map((entry) => toWork(kind, { collection, name }, entry)),
      )
      .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
    return found.length > 0 ? [{ kind, count: found.length, entries: found.slice(0, SHOWN) }] : [];
  });
}

function needs(kind: WorkKind, { marks, days }: ListedEntry, today: string): boolean {
  if (kind !== 'uncompared') return marks.includes(kind satisfies EntryMark);
  return days.compared !== undefined && days.compared <= yearBefore(today) && !marks.includes('overdue');
}

function yearBefore(isoDay: string): string {
  return `${Number(isoDay.slice(0, 4)) - 1}${isoDay.slice(4)}`;
}

function toWork(
  kind: WorkKind,
  { collection, name }: Pick<ListedCollection, 'collection' | 'name'>,
  { entry, title, days }: ListedEntry,
): WorkEntry {
  const day = { down: days.down, overdue: days.due, uncompared: days.compared, broken: '' }[kind];
  return { collection, entry, title, name, ...(day && { day }) };
}
