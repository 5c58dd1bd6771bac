import { isDeepStrictEqual } from 'node:util';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';

/** A field in which two states of an entry differ. Without `before` the value is new, without `after` it is gone. */
export type Difference = {
  path: Path;
  /** What the field stands in, from the whole entry inwards. */
  owners: Fields[];
  before?: unknown;
  after?: unknown;
  reordered?: true;
};

type Fields = Record<string, unknown>;

/** Where a comparison is: the way there, and what lies around it. */
type Place = { path: Path; owners: Fields[] };

/**
 * Every difference between two states of an entry, as small as it can be told: an amount in a benefit, not the benefit. There is
 * none exactly when both are equal. Taken the other way round, the same differences come with before and after exchanged,
 * and positions in lists are those of the other state. A text in both languages is one value, and so is a whole part
 * that came or went if it says its own confidence (an office of a group).
 */
export function differences(before: unknown, after: unknown): Difference[] {
  return between(before, after, { path: [], owners: [] });
}

function between(before: unknown, after: unknown, place: Place): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, place);
  if (isFields(before) && isFields(after) && !isLeaf(before) && !isLeaf(after)) return inFields(before, after, place);
  if (before === undefined) return whole('after', after, place);
  if (after === undefined) return whole('before', before, place);
  return [{ ...place, before, after }];
}

function inFields(before: Fields, after: Fields, { path, owners }: Place): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) =>
    between(before[name], after[name], { path: [...path, name], owners: [...owners, after] }),
  );
}

/** Items that have an id are found again by it; others by what they say, or else by their place among what is left. */
function inLists(before: unknown[], after: unknown[], { path, owners }: Place): Difference[] {
  const became = pairsOf(before, after);
  const found = after.flatMap((item, at) => {
    const was = became.get(at);
    return between(was === undefined ? undefined : before[was], item, { path: [...path, at], owners });
  });
  const kept = new Set(became.values());
  const gone = before.flatMap((item, at) =>
    kept.has(at) ? [] : whole('before', item, { path: [...path, at], owners }),
  );
  const order = after.flatMap((_, at) => became.get(at) ?? []);
  const inOrder = order.every((was, at) => at === 0 || was > (order[at - 1] ?? 0));
  return [...found, ...gone, ...(inOrder ? [] : [{ path, owners, before, after, reordered: true as const }])];
}

/** Maps the places of items in the later list to their places in the earlier one. */
function pairsOf(before: unknown[], after: unknown[]): Map<number, number> {
  const left = new Set(before.keys());
  const became = new Map<number, number>();
  const take = (same: (was: unknown, is: unknown) => boolean) => {
    for (const [at, item] of after.entries()) {
      const was = became.has(at) ? undefined : [...left].find((old) => same(before[old], item));
      if (was === undefined) continue;
      became.set(at, was);
      left.delete(was);
    }
  };
  take(isDeepStrictEqual);
  take((was, is) => idOf(was) !== undefined && idOf(was) === idOf(is));
  take((was, is) => hasOnlyItsPlace(was) && hasOnlyItsPlace(is));
  return became;
}

const hasOnlyItsPlace = (item: unknown) => typeof item !== 'string' && idOf(item) === undefined;

function idOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const id = item.id ?? item.path ?? item.channel;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** A value that is only in one state: itself, or each field of it where it is an unnamed group of them. */
function whole(side: 'before' | 'after', value: unknown, { path, owners }: Place): Difference[] {
  const one = [{ path, owners, [side]: value }];
  if (value === null || typeof value !== 'object' || isLeaf(value) || 'confidence' in value) return one;
  const inside = Array.isArray(value)
    ? value.flatMap((item, at) => whole(side, item, { path: [...path, at], owners }))
    : Object.entries(value).flatMap(([name, inner]) =>
        whole(side, inner, { path: [...path, name], owners: [...owners, value as Fields] }),
      );
  return inside.length > 0 ? inside : one;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
