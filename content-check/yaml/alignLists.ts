import { diff } from 'node:util';
import { canonicalJson } from './canonicalJson.ts';

/** A place in the old list beside a place in the new one. Without `to` the item is gone, without `from` it is new. */
export type AlignedPair = { from?: number; to?: number };

/**
 * Lays two lists beside each other: items that are the same in the same order, as many as there can be, and between
 * them first those that changed, then what was taken out or put in.
 */
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

/** The longest common subsequence, as places in both lists. */
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
