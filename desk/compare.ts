import { deepEquals, setByPath } from '@rjsf/utils';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';

/** A part of an entry that differs between two versions. A text in both languages is one part. */
export type Difference = { path: Path; before: unknown; after: unknown };

/** Lists the smallest parts that differ. A list whose length differs is one part. */
export function findDifferences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isSame(before, after)) return [];
  const keys = sharedKeys(before, after);
  if (!keys) return [{ path, before, after }];
  return keys.flatMap((key) => findDifferences(valueAt(before, [key]), valueAt(after, [key]), [...path, key]));
}

function sharedKeys(a: unknown, b: unknown): (string | number)[] | undefined {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length ? [...a.keys()] : undefined;
  return isGroup(a) && isGroup(b) ? Object.keys({ ...a, ...b }) : undefined;
}

/** Returns whether a value has fields of its own, unlike a text in both languages. */
export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isLeaf(value);

/** `value`: my version with the changes of others in other fields, which `joined` lists. `clashes`: fields that both changed. */
export type Joined = { value: unknown; joined: Path[]; clashes: Path[] };

/** Joins two versions of an entry that were both made from `base`. */
export function joinChanges(base: unknown, mine: unknown, theirs: unknown): Joined {
  const own = findDifferences(base, mine);
  const [joined, clashes]: [Path[], Path[]] = [[], []];
  let value = mine;
  for (const { path, after } of findDifferences(base, theirs)) {
    const touched = own.find((difference) => isWithin(path, difference.path) || isWithin(difference.path, path));
    const clash = touched && (touched.path.length < path.length ? touched.path : path);
    if (!clash) {
      value = replaceAt(value, path, after);
      joined.push(path);
    } else if (
      !isSame(valueAt(mine, clash), valueAt(theirs, clash)) &&
      !clashes.some((known) => isWithin(clash, known))
    )
      clashes.push(clash);
  }
  return { value, joined, clashes };
}

export const replaceAt = (value: unknown, path: Path, part: unknown): unknown =>
  path.length === 0 ? part : setByPath(structuredClone(value ?? {}) as object, [...path], part);

const isWithin = (path: Path, outer: Path) => outer.every((step, depth) => step === path[depth]);

/** Removes the empty objects and fields that a form creates. Keeps empty lists. */
export function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmptyFields(item) ?? {});
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, withoutEmptyFields(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Compares two entries, ignoring the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return deepEquals(withoutEmptyFields(a), withoutEmptyFields(b));
}
