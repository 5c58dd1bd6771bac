/** Indexes in the old and the new list. An item without `to` was removed; an item without `from` is new. */
export type AlignedPair = { from?: number; to?: number };

/** Limits the work, which grows with the product of the lengths. Longer lists count as wholly replaced. */
const MOST_COMPARISONS = 1_000_000;

/** Pairs the items of the longest common subsequence. Matches the items in the gaps, and those of very long lists, by position. */
export const alignLists = (before: readonly unknown[], after: readonly unknown[]): AlignedPair[] =>
  pairGaps(alignItems(before.map(canonicalJson), after.map(canonicalJson)));

/** Pairs the items of the longest common subsequence of two lists. Removed items come before the items that were added in their place. */
export function alignItems(before: readonly string[], after: readonly string[]): AlignedPair[] {
  if (before.length * after.length > MOST_COMPARISONS)
    return [...before.map((_, from) => ({ from })), ...after.map((_, to) => ({ to }))];
  const width = after.length + 1;
  // `lengths[i * width + j]`: how many items the ends from i and j have in common.
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: AlignedPair[] = [];
  let [from, to] = [0, 0];
  while (from < before.length || to < after.length) {
    if (from < before.length && to < after.length && before[from] === after[to]) pairs.push({ from: from++, to: to++ });
    else if (to === after.length || (from < before.length && at(from + 1, to) >= at(from, to + 1)))
      pairs.push({ from: from++ });
    else pairs.push({ to: to++ });
  }
  return pairs;
}

/** Matches removed and new items between two pairs by position. */
export function pairGaps(pairs: readonly AlignedPair[]): AlignedPair[] {
  const rows: AlignedPair[] = [];
  const [removed, added]: [AlignedPair[], AlignedPair[]] = [[], []];
  const closeGap = () => {
    const count = Math.max(removed.length, added.length);
    for (let index = 0; index < count; index++) rows.push({ ...removed[index], ...added[index] });
    removed.length = 0;
    added.length = 0;
  };
  for (const pair of pairs) {
    if (pair.to === undefined) removed.push(pair);
    else if (pair.from === undefined) added.push(pair);
    else {
      closeGap();
      rows.push(pair);
    }
  }
  closeGap();
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
