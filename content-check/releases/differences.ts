import { isDeepStrictEqual } from 'node:util';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';

/** A field in which two states of an entry differ. Without `before` it was added, without `after` removed. */
export type Difference = {
  path: Path;
  /** The objects that contain the field, from the whole entry inwards. */
  owners: Fields[];
  before?: unknown;
  after?: unknown;
  reordered?: true;
};

type Fields = Record<string, unknown>;

type Position = { path: Path; owners: Fields[] };

/**
 * Finds the smallest differences between two states of an entry: an amount in a benefit, not the benefit. A text in both
 * languages is one value; so is an added or removed part with a confidence of its own (an office of a group). Exchanging
 * the states exchanges `before` and `after`; positions in lists are those of the later state.
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
  const found = after.flatMap((item, at) => {
    const was = earlier.get(at);
    return compare(was === undefined ? undefined : before[was], item, { path: [...path, at], owners });
  });
  const matched = new Set(earlier.values());
  const removed = before.flatMap((item, at) =>
    matched.has(at) ? [] : oneSided('before', item, { path: [...path, at], owners }),
  );
  const order = after.flatMap((_, at) => earlier.get(at) ?? []);
  const isInOrder = order.every((was, at) => at === 0 || was > (order[at - 1] ?? 0));
  return [...found, ...removed, ...(isInOrder ? [] : [{ path, owners, before, after, reordered: true as const }])];
}

/** Maps positions in the later list to the earlier one: by equality, then by id, then by position among what is left. */
function matchItems(before: unknown[], after: unknown[]): Map<number, number> {
  const left = new Set(before.keys());
  const matches = new Map<number, number>();
  const match = (isSame: (was: unknown, is: unknown) => boolean) => {
    for (const [at, item] of after.entries()) {
      const was = matches.has(at) ? undefined : [...left].find((old) => isSame(before[old], item));
      if (was === undefined) continue;
      matches.set(at, was);
      left.delete(was);
    }
  };
  match(isDeepStrictEqual);
  match((was, is) => findId(was) !== undefined && findId(was) === findId(is));
  match((was, is) => [was, is].every((item) => typeof item !== 'string' && findId(item) === undefined));
  return matches;
}

function findId(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const id = item.id ?? item.path ?? item.channel;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Lists an added or removed value: itself, or each field of an object without a confidence of its own. */
function oneSided(side: 'before' | 'after', value: unknown, { path, owners }: Position): Difference[] {
  const single = [{ path, owners, [side]: value }];
  if (value === null || typeof value !== 'object' || isLeaf(value) || 'confidence' in value) return single;
  const inside = Array.isArray(value)
    ? value.flatMap((item, at) => oneSided(side, item, { path: [...path, at], owners }))
    : Object.entries(value).flatMap(([name, inner]) =>
        oneSided(side, inner, { path: [...path, name], owners: [...owners, value as Fields] }),
      );
  return inside.length > 0 ? inside : single;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
