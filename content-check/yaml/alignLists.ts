import { diff } from 'node:util';

/** Indexes in the old and the new list. An item without `to` was removed; an item without `from` is new. */
type AlignedPair = { from?: number; to?: number };

/** Pairs the items of the longest common subsequence. Matches the items in the gaps by position. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): AlignedPair[] {
  const rows: AlignedPair[] = [];
  const removed: number[] = [];
  const added: number[] = [];
  const pairChanged = () => {
    while (removed.length > 0 || added.length > 0) {
      const [from, to] = [removed.shift(), added.shift()];
      rows.push({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
    }
  };
  let from = 0;
  let to = 0;
  for (const [side] of diff(before.map(canonicalJson), after.map(canonicalJson))) {
    if (side === 1) removed.push(from++);
    else if (side === -1) added.push(to++);
    else {
      pairChanged();
      rows.push({ from: from++, to: to++ });
    }
  }
  pairChanged();
  return rows;
}

/** Serialises a value as JSON with sorted keys, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
