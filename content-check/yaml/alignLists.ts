import { diff } from 'node:util';
import { canonicalJson } from './canonicalJson.ts';

/** Indexes in the old and new list. Without `to` the item was removed, without `from` it is new. */
export type AlignedPair = { from?: number; to?: number };

/** Pairs equal items by their longest common subsequence, and changed items between them in order. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): AlignedPair[] {
  const rows: AlignedPair[] = [];
  let from = 0;
  let to = 0;
  const upTo = (endFrom: number, endTo: number) => {
    while (from < endFrom || to < endTo) {
      const row: AlignedPair = {};
      if (from < endFrom) row.from = from++;
      if (to < endTo) row.to = to++;
      rows.push(row);
    }
  };
  for (const [keptFrom, keptTo] of commonItems(before.map(canonicalJson), after.map(canonicalJson))) {
    upTo(keptFrom, keptTo);
    rows.push({ from: from++, to: to++ });
  }
  upTo(before.length, after.length);
  return rows;
}

function commonItems(before: string[], after: string[]): [number, number][] {
  let from = 0;
  let to = 0;
  return diff(before, after).flatMap(([side]): [number, number][] => {
    if (side === 0) return [[from++, to++]];
    if (side === 1) from++;
    else to++;
    return [];
  });
}
