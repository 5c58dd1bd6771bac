import { isDeepStrictEqual } from 'node:util';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';

/** Describes a field that differs between two versions. `before` is missing if the field was added, `after` if it was removed. */
export type Difference = {
  path: Path;
  /** Lists the objects that contain the field, from the entry to the innermost object. */
  owners: Fields[];
  before?: unknown;
  after?: unknown;
  reordered?: true;
};

type Fields = Record<string, unknown>;
type Position = { path: Path; owners: Fields[] };

/**
 * Finds the smallest differences between two versions of an entry: an amount, not its whole benefit. Does not
 * split bilingual texts. Does not split added or removed parts that have their own `confidence`, such as an office of a
 * group. List positions refer to the later version.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  return compare(before, after, { path: [], owners: [] });
}

function compare(before: unknown, after: unknown, position: Position): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, position);
  if (isFields(before) && isFields(after) && !isLeaf(before) && !isLeaf(after))
    return compareFields(before, after, position);
  if (before === undefined) return oneSided('after', after, position);
  if (after === undefined) return oneSided('before', before, position);
  return [{ ...position, before, after }];
}

function compareFields(before: Fields, after: Fields, { path, owners }: Position): Difference[] {
  const names = [...new Set(Object.keys({ ...before, ...after }))].sort();
  return names.flatMap((name) =>
    compare(before[name], after[name], { path: [...path, name], owners: [...owners, after] }),
  );
}

function compareLists(before: unknown[], after: unknown[], { path, owners }: Position): Difference[] {
  const earlier = matchItems(before, after);
  const changed = after.flatMap((item, index) =>
    compare(before[earlier.get(index) ?? -1], item, { path: [...path, index], owners }),
  );
  const matched = new Set(earlier.values());
  const removed = before.flatMap((item, index) =>
    matched.has(index) ? [] : oneSided('before', item, { path: [...path, index], owners }),
  );
  const order = after.flatMap((_, index) => earlier.get(index) ?? []);
  const isInOrder = order.every((former, index) => index === 0 || former > (order[index - 1] ?? 0));
  return [...changed, ...removed, ...(isInOrder ? [] : [{ path, owners, before, after, reordered: true as const }])];
}

/** Maps positions in the later list to positions in the earlier list: by equality, then by id, then by order. */
function matchItems(before: unknown[], after: unknown[]): Map<number, number> {
  const left = new Set(before.keys());
  const matches = new Map<number, number>();
  const match = (isSame: (former: unknown, current: unknown) => boolean) => {
    for (const [index, item] of after.entries()) {
      const former = matches.has(index) ? undefined : [...left].find((position) => isSame(before[position], item));
      if (former === undefined) continue;
      matches.set(index, former);
      left.delete(former);
    }
  };
  match(isDeepStrictEqual);
  match((former, current) => findId(former) !== undefined && findId(former) === findId(current));
  match((...pair) => pair.every((item) => typeof item !== 'string' && findId(item) === undefined));
  return matches;
}

function findId(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const id = item.id ?? item.path ?? item.channel;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Lists the fields of an added or removed value. Does not split a value that has a `confidence`. */
function oneSided(side: 'before' | 'after', value: unknown, { path, owners }: Position): Difference[] {
  const single = [{ path, owners, [side]: value }];
  if (value === null || typeof value !== 'object' || isLeaf(value) || 'confidence' in value) return single;
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => oneSided(side, item, { path: [...path, index], owners }))
    : Object.entries(value).flatMap(([name, inner]) =>
        oneSided(side, inner, { path: [...path, name], owners: [...owners, value as Fields] }),
      );
  return inside.length > 0 ? inside : single;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
