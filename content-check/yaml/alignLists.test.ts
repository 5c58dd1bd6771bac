import { describe, expect, it } from 'vitest';
import { alignLists } from './alignLists.ts';

const alignedPairs = (before: unknown[], after: unknown[]) =>
  alignLists(before, after).map(({ from, to }) => [from, to]);

describe('aligned lists', () => {
  it('pair as many equal items as possible, and in each gap between these pairs the other items by position', () => {
    expect(alignedPairs(['a', 'b', 'c', 'd'], ['x', 'b', 'y', 'z', 'd'])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [undefined, 3],
      [3, 4],
    ]);
    expect(alignedPairs(['a', 'b', 'b', 'a'], ['b', 'a'])).toEqual([
      [0, undefined],
      [1, 0],
      [2, undefined],
      [3, 1],
    ]);
  });

  it('of very many items match by position, which needs little time and memory', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => index);
    const pairs = alignLists(long, [...long.toReversed(), 'new']);
    expect(pairs[1]).toEqual({ from: 1, to: 1 });
    expect(pairs.at(-1)).toEqual({ to: 20_000 });
    expect(pairs).toHaveLength(20_001);
  });

  it('match items whose keys are in a different order', () => {
    expect(alignedPairs([{ a: 1, b: { c: 2, d: 3 } }], [{ b: { d: 3, c: 2 }, a: 1 }, 'new'])).toEqual([
      [0, 0],
      [undefined, 1],
    ]);
  });
});
