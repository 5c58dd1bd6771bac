import { diff } from 'node:util';

/** Indexes in the old and the new list. An item without `to` was removed; an item without `from` is new. */
type AlignedPair = { from?: number; to?: number };

/** Limits the work, which grows with the product of the lengths: two lists of 20,000 items would need 13 GB of memory. */
const MOST_COMPARISONS = 4_000_000;

/** Pairs the items of the longest common subsequence. Matches the items in the gaps, and those of very long lists, by position. */
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
  if (before.length * after.length > MOST_COMPARISONS) return alignByPosition(before.length, after.length);
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

function alignByPosition(before: number, after: number): AlignedPair[] {
  return Array.from({ length: Math.max(before, after) }, (_, index) => ({
    ...(index < before && { from: index }),
    ...(index < after && { to: index }),
  }));
}

/** Serialises a value as JSON with sorted keys, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
