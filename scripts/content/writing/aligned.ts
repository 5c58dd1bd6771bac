/** A place in the old list beside a place in the new one. Without `to` the item is gone, without `from` it is new. */
export type Aligned = { from?: number; to?: number };

/** Limits the table of the longest common subsequence: beyond it, items that differ are paired in their order. */
const MOST_PAIRS = 4_000_000;

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
  for (const [keptFrom, keptTo] of kept(before.map(canonical), after.map(canonical))) {
    upTo(keptFrom, keptTo);
    rows.push({ from, to });
    from = keptFrom + 1;
    to = keptTo + 1;
  }
  upTo(before.length, after.length);
  return rows;
}

/** Writes a value as text that is the same whatever order the keys of its objects have. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Finds items that are in both lists, as places in each: the common beginning and end, and the most between them. */
function kept(before: readonly string[], after: readonly string[]): [number, number][] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const between = longestCommon(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...between.map(([i, j]): [number, number] => [i + start, j + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [before.length - end + at, after.length - end + at]),
  ];
}

/** The longest common subsequence, as places in both lists. Nothing where the table would be too large. */
function longestCommon(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  if ((before.length + 1) * width > MOST_PAIRS) return [];
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
