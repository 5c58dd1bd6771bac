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
  if (before === undefined) return whole(after, place, (value) => ({ after: value }));
  if (after === undefined) return whole(before, place, (value) => ({ before: value }));
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
  const pairs = pairsOf(before, after);
  const found = pairs.flatMap(({ was, is }) =>
    between(was === undefined ? undefined : before[was], is === undefined ? undefined : after[is], {
      path: [...path, is ?? was ?? 0],
      owners,
    }),
  );
  const kept = pairs.filter(({ was, is }) => was !== undefined && is !== undefined);
  const inOrder = kept.every(({ was = 0 }, at) => at === 0 || was > (kept[at - 1]?.was ?? 0));
  return inOrder ? found : [...found, { path, owners, before, after, reordered: true }];
}

type Pair = { was?: number; is?: number };

/** Which item became which, in the order of the later list; then those that are gone. */
function pairsOf(before: unknown[], after: unknown[]): Pair[] {
  const left = new Set(before.keys());
  const became = new Map<number, number>();
  const take = (same: (was: unknown, is: unknown) => boolean) => {
    for (const [at, item] of after.entries()) {
      if (became.has(at)) continue;
      const was = [...left].find((old) => same(before[old], item));
      if (was === undefined) continue;
      became.set(at, was);
      left.delete(was);
    }
  };
  take(isDeepStrictEqual);
  take((was, is) => idOf(was) !== undefined && idOf(was) === idOf(is));
  const free = [...after.keys()].filter((at) => !became.has(at) && idOf(after[at]) === undefined);
  const gone = [...left].filter((old) => idOf(before[old]) === undefined && typeof before[old] !== 'string');
  for (const [place, at] of free.filter((at) => typeof after[at] !== 'string').entries()) {
    const was = gone[place];
    if (was === undefined) break;
    became.set(at, was);
    left.delete(was);
  }
  return [
    ...[...after.keys()].map((is) => {
      const was = became.get(is);
      return was === undefined ? { is } : { was, is };
    }),
    ...[...left].map((was) => ({ was })),
  ];
}

function idOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const id = item.id ?? item.path ?? item.channel;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** A value that is only in one state: itself, or each field of it where it is an unnamed group of them. */
function whole(value: unknown, { path, owners }: Place, side: (value: unknown) => Partial<Difference>): Difference[] {
  const one = [{ path, owners, ...side(value) }];
  if (value === null || typeof value !== 'object' || isLeaf(value) || 'confidence' in value) return one;
  const around = isFields(value) ? [...owners, value] : owners;
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    whole(inner, { path: [...path, Array.isArray(value) ? Number(name) : name], owners: around }, side),
  );
  return inside.length > 0 ? inside : one;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
