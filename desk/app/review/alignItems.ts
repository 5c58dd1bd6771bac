/** Places in the former and the new list. An item without `to` was removed; an item without `from` is new. */
export type AlignedPair = { from?: number; to?: number };

/** Limits the work, which grows with the product of the lengths. Longer lists count as wholly replaced. */
const MOST_COMPARISONS = 1_000_000;

/** Pairs the items of the longest common subsequence of two lists. Removed items come before the items that were added in their place. */
export function alignItems(old: readonly string[], present: readonly string[]): AlignedPair[] {
  if (old.length * present.length > MOST_COMPARISONS)
    return [...old.map((_, from) => ({ from })), ...present.map((_, to) => ({ to }))];
  const width = present.length + 1;
  // `lengths[i * width + j]`: how many items the ends from i and j have in common.
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = present.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === present[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: AlignedPair[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < present.length) {
    if (from < old.length && to < present.length && old[from] === present[to]) pairs.push({ from: from++, to: to++ });
    else if (to === present.length || (from < old.length && at(from + 1, to) >= at(from, to + 1)))
      pairs.push({ from: from++ });
    else pairs.push({ to: to++ });
  }
  return pairs;
}
