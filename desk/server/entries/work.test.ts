import { describe, expect, it } from 'vitest';
import type { ListedCollection, ListedEntry } from './listing.ts';
import { listWork } from './work.ts';

const TODAY = '2026-03-10';
const entry = (name: string, changes: Partial<ListedEntry> = {}): ListedEntry => ({
  entry: name,
  title: { en: name, mr: name },
  marks: [],
  days: {},
  ...changes,
});
const collection = (entries: ListedEntry[]): ListedCollection => ({
  collection: 'schemes',
  group: 'daily',
  name: { en: 'Schemes', mr: 'योजना' },
  isFolder: true,
  entries,
});
const work = (...entries: ListedEntry[]) =>
  listWork([collection(entries)], TODAY).map(({ kind, count, entries: found }) => [
    kind,
    count,
    ...found.map((each) => [each.entry, each.day].filter(Boolean).join(' ')),
  ]);

describe('the list of work', () => {
  it('is empty if every entry is complete and was compared within a year', () => {
    expect(work(entry('a', { days: { compared: '2025-03-11' } }), entry('b', { marks: ['sample'] }))).toEqual([]);
  });

  it('has one part for each kind of work, with the day that it is about', () => {
    expect(
      work(
        entry('late', { marks: ['overdue'], days: { compared: '2024-01-01', due: '2026-03-01' } }),
        entry('portal', { marks: ['down'], days: { down: '2026-03-05', compared: '2026-01-01' } }),
        entry('torn', { marks: ['broken'] }),
        entry('old', { days: { compared: '2025-03-10' } }),
      ),
    ).toEqual([
      ['broken', 1, 'torn'],
      ['down', 1, 'portal 2026-03-05'],
      ['overdue', 1, 'late 2026-03-01'],
      ['uncompared', 1, 'old 2025-03-10'],
    ]);
  });

  it('shows the ten entries that were compared longest ago, and counts all', () => {
    const days = Array.from({ length: 12 }, (_, index) => `2024-01-${String(30 - index)}`);
    const [[kind, count, ...shown] = []] = work(...days.map((day) => entry(day, { days: { compared: day } })));
    expect([kind, count, shown.length, shown[0]]).toEqual(['uncompared', 12, 10, '2024-01-19 2024-01-19']);
  });
});
