import type { Path } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { type AlignedPair, alignItems, pairGaps } from '#content-check/yaml/alignLists.ts';
import { type Difference, isGroup, withoutEmptyFields } from '../../compare.ts';
import { pictureIn } from './namedFiles.ts';

type BeforeAfter = Omit<Difference, 'path'>;

/** A changed part of an entry. `item`: the smallest group around it, such as the picture to which a description belongs. */
export type ChangedPart = Difference & { item: BeforeAfter };

/**
 * Lists the smallest parts that differ, for people who read them. Pairs the items of lists, so that one removed picture does not make all
 * others look changed. The path of a removed item has its former place.
 */
export function changedParts(
  { before, after }: BeforeAfter,
  path: Path = [],
  item: BeforeAfter = { before, after },
): ChangedPart[] {
  if (isStoredSame(before, after)) return [];
  if (isListOfParts(before, after)) return changedItems(listOf(before), listOf(after), path);
  if (!isGroup(before) || !isGroup(after)) {
    const isWhole = isGroup(before) || isGroup(after);
    return [{ path, before, after, item: isWhole ? { before, after } : item }];
  }
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    changedParts({ before: valueAt(before, [key]), after: valueAt(after, [key]) }, [...path, key], { before, after }),
  );
}

/** Compares what is stored, ignoring only the order of fields, because a reviewer must see every other difference. */
const isStoredSame = (a: unknown, b: unknown) => inOrder(a) === inOrder(b);

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    isGroup(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** Takes a list of texts that is new or removed as one part. */
const isListOfParts = (before: unknown, after: unknown) =>
  (Array.isArray(before) && Array.isArray(after)) ||
  ((before === undefined || after === undefined) && listOf(before ?? after).some(isGroup));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function changedItems(old: unknown[], present: unknown[], path: Path): ChangedPart[] {
  return pairItems(old, present).flatMap(({ from, to }) => {
    const item = {
      before: from === undefined ? undefined : old[from],
      after: to === undefined ? undefined : present[to],
    };
    return changedParts(item, [...path, to ?? from ?? 0], item);
  });
}

/** Pairs items of the same number. Pairs others by their picture or their content, and what is left between these by position. */
function pairItems(old: unknown[], present: unknown[]): AlignedPair[] {
  const ids = [old, present].map((items) => items.map((item) => valueAt(item, ['id'])));
  if (ids.flat().every((id) => id !== undefined)) return alignItems(...(ids.map((list) => list.map(String)) as Pair));
  return pairGaps(alignItems(...([old, present].map((items) => items.map(contentOf)) as Pair)));
}

type Pair = [old: string[], present: string[]];

const contentOf = (item: unknown) => pictureIn(item) ?? JSON.stringify(withoutEmptyFields(item) ?? null);
