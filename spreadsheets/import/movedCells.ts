/** A cell of a column whose content was edited. */
export type Change = { from: string; to: string };

/** At least so many contents that stand in other rows are no coincidence, if at most one edited cell of the column has a new content. */
const SHIFTED = 3;

/**
 * Finds edited cells of a column that have the former contents of each other, as after a sort of the column without its identifiers.
 * A chain, such as 500 → 600 and 600 → 700, is an ordinary edit. `isChoice`: the column has few different contents, so that only an exchange
 * among all edited cells counts.
 */
export function movedCells<Cell extends Change>(changes: readonly Cell[], isChoice: boolean): Cell[] {
  const before = countOf(changes.map(({ from }) => from));
  const after = countOf(changes.map(({ to }) => to));
  const kept = [...after].reduce((sum, [text, count]) => sum + Math.min(count, before.get(text) ?? 0), 0);
  const isExchange = kept > 1 && kept === changes.length;
  const isShift = kept >= SHIFTED && kept >= changes.length - 1;
  if (isExchange || (isShift && !isChoice)) return [...changes];
  if (isChoice) return [];
  const reversed = withoutEnds(changes, (change) => [change.to, change.from]);
  return withoutEnds(reversed, (change) => [change.from, change.to]);
}

function countOf(texts: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(texts, (text) => text)].map(([text, same]) => [text, same.length]));
}

/** Removes the beginnings of chains until only circles, and chains that begin at one, are left. */
function withoutEnds<Cell extends Change>(changes: readonly Cell[], step: (change: Cell) => [string, string]): Cell[] {
  const following = Map.groupBy(changes, (change) => step(change)[0]);
  const incoming = countOf(changes.map((change) => step(change)[1]));
  const ends = [...following.keys()].filter((text) => !incoming.has(text));
  for (const text of ends)
    for (const change of following.get(text) ?? []) {
      const [, next] = step(change);
      const left = (incoming.get(next) ?? 0) - 1;
      incoming.set(next, left);
      if (left === 0) ends.push(next);
    }
  const removed = new Set(ends);
  return changes.filter((change) => !removed.has(step(change)[0]));
}
