import { describe, expect, it } from 'vitest';
import { alignLists } from './alignLists.ts';

const pairsOf = (before: unknown[], after: unknown[]) => alignLists(before, after).map(({ from, to }) => [from, to]);

describe('two lists beside each other', () => {
  it('keep as many items as there can be, and pair what changed between them', () => {
    expect(pairsOf(['a', 'b', 'c', 'd'], ['x', 'b', 'y', 'z', 'd'])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [undefined, 3],
      [3, 4],
    ]);
    expect(pairsOf(['a', 'b', 'b', 'a'], ['b', 'a'])).toEqual([
      [0, undefined],
      [1, 0],
      [2, undefined],
      [3, 1],
    ]);
  });

  it('hold an item for the same in whatever order its keys stand', () => {
    expect(pairsOf([{ a: 1, b: { c: 2, d: 3 } }], [{ b: { d: 3, c: 2 }, a: 1 }, 'new'])).toEqual([
      [0, 0],
      [undefined, 1],
    ]);
  });
});
