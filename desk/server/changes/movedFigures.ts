import type { Path } from '#app/model/problems/problem.ts';
import { alignLists } from '#content-check/yaml/alignLists.ts';
import type { MovedFigure } from './changeTypes.ts';

/** Fields whose numbers sort or name entries and tell readers nothing. */
const NOT_FIGURES: ReadonlySet<string | number> = new Set(['order', 'id', 'srNo']);

/**
 * Lists the numbers that differ between two versions of an entry. Pairs the items of lists by their content, so that a new item does not
 * seem to move the figures after it. The path of a removed figure is that before the change.
 */
export function findMovedFigures(before: unknown, after: unknown, path: Path = []): MovedFigure[] {
  const inside = pairParts(before, after).flatMap(([step, from, to]) =>
    NOT_FIGURES.has(step) ? [] : findMovedFigures(from, to, [...path, step]),
  );
  if (before === after || (typeof before !== 'number' && typeof after !== 'number')) return inside;
  const moved = {
    path: [...path],
    ...(typeof before === 'number' && { before }),
    ...(typeof after === 'number' && { after }),
  };
  return [moved, ...inside];
}

function pairParts(before: unknown, after: unknown): [step: string | number, before: unknown, after: unknown][] {
  if (Array.isArray(before) || Array.isArray(after)) {
    const [from, to] = [listOf(before), listOf(after)];
    return alignLists(from, to).map((pair) => [
      pair.to ?? pair.from ?? 0,
      pair.from === undefined ? undefined : from[pair.from],
      pair.to === undefined ? undefined : to[pair.to],
    ]);
  }
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])].map((key) => [key, from.get(key), to.get(key)]);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
