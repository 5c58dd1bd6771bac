import { isDeepStrictEqual } from 'node:util';

/** A place in the old list beside a place in the new one. Without `to` the item is gone, without `from` it is new. */
export type Aligned = { from?: number; to?: number };

/**
 * Lays two lists beside each other: items that are the same in the same order, as many as there can be, and between
 * them first those that changed, then what was taken out or put in.
 */
export function aligned(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  const rows: Aligned[] = [];
  let from = 0;
  let to = 0;
  const upTo = (endFrom: number, endTo: number) => {
    while (from < endFrom || to < endTo) {
      const row: Aligned = {};
      if (from < endFrom) row.from = from++;
      if (to < endTo) row.to = to++;
      rows.push(row);
    }
  };
  for (const [keptFrom, keptTo] of kept(before, after)) {
    upTo(keptFrom, keptTo);
    rows.push({ from, to });
    from = keptFrom + 1;
    to = keptTo + 1;
  }
  upTo(before.length, after.length);
  return rows;
}

/** The longest common subsequence, as places in both lists. */
function kept(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const same = before.map((one) => after.map((other) => isDeepStrictEqual(one, other)));
  const longest = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (longest[i] as number[])[j] = same[i]?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (same[i]?.[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
