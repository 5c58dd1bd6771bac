import type { AsPlainObject } from 'minisearch';

/** For each term, the entries that contain it: field id → entry id → number of occurrences. */
type Index = AsPlainObject['index'];

/** `terms` and `postings` are lines in the same order, which compress a fifth better than MiniSearch's own JSON. */
export type PackedIndex = { terms: string; postings: string };

/** Packs an index. A posting is `field entry entry*count|field …`; an entry is its distance from the one before, in base 36. */
export function packIndex(index: Index): PackedIndex {
  const sorted = index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join('\n'),
    postings: sorted.map(([, byField]) => packFields(byField)).join('\n'),
  };
}

function packFields(byField: Index[number][1]): string {
  return Object.entries(byField)
    .map(([field, counts]) => [field, ...packCounts(counts)].join(' '))
    .join('|');
}

function packCounts(counts: Readonly<Record<string, number>>): string[] {
  let before = 0;
  return Object.entries(counts).map(([entry, count]) => {
    const distance = Number(entry) - before;
    before = Number(entry);
    return distance.toString(36) + (count > 1 ? `*${count}` : '');
  });
}

export function unpackIndex({ terms, postings }: PackedIndex): Index {
  const lines = postings.split('\n');
  return terms.split('\n').map((term, at) => [term, unpackFields(lines[at] ?? '')]);
}

function unpackFields(line: string): Index[number][1] {
  return Object.fromEntries(
    line.split('|').map((part) => {
      const [field = '', ...entries] = part.split(' ');
      return [field, unpackCounts(entries)];
    }),
  );
}

function unpackCounts(entries: readonly string[]): Record<string, number> {
  let before = 0;
  return Object.fromEntries(
    entries.map((text) => {
      const [distance = '', count] = text.split('*');
      before += Number.parseInt(distance, 36);
      return [before, Number(count ?? 1)];
    }),
  );
}
