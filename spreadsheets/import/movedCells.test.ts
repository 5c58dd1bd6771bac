import { describe, expect, it } from 'vitest';
import { movedCells } from './movedCells.ts';

const changes = (...pairs: [from: string, to: string][]) => pairs.map(([from, to]) => ({ from, to }));
const shift = (count: number) =>
  changes(...Array.from({ length: count }, (_, at): [string, string] => [`${at}`, `${at - 1}`]));

describe('edited cells of a column', () => {
  it.each([
    ['an exchange of two', changes(['a', 'b'], ['b', 'a'])],
    ['a circle of three', changes(['a', 'b'], ['b', 'c'], ['c', 'a'])],
    ['contents that move into an empty cell', changes(['', 'a'], ['a', ''])],
    ['a shift by one row', shift(5)],
  ])('changed places: %s', (_, column) => {
    expect(movedCells(column, false)).toEqual(column);
  });

  it('changed places in a circle among other edits, which are not named', () => {
    const edits = changes(['x', 'new'], ['y', 'a'], ['b', 'z'], ['q', 'r']);
    const circle = changes(['a', 'b'], ['b', 'a']);
    expect(movedCells([...edits, ...circle], false)).toEqual(circle);
  });

  it.each([
    ['nothing', []],
    ['new contents', changes(['a', 'x'], ['b', 'y'])],
    ['a content that another cell had', changes(['a', 'b'], ['b', 'x'])],
    [
      'a chain of rising amounts',
      changes(['500', '600'], ['600', '700'], ['500', '600'], ['700', '800'], ['600', '700']),
    ],
    ['the same new content in all', changes(['a', 'x'], ['b', 'x'], ['', 'x'])],
  ])('are ordinary edits: %s', (_, column) => {
    expect(movedCells(column, false)).toEqual([]);
  });

  it('of a column of choices changed places only if all of them did', () => {
    const circle = changes(['yes', ''], ['', 'yes']);
    expect(movedCells(circle, true)).toEqual(circle);
    expect(movedCells([...circle, ...changes(['yes', ''])], true)).toEqual([]);
  });

  it('are found in a column of 20,000 edits in seconds, whatever chain they form', () => {
    const chains = [...shift(10_000), ...shift(10_000).map(({ from, to }) => ({ from: `b${from}`, to: `b${to}` }))];
    const start = performance.now();
    expect(movedCells([...chains, ...changes(['x', 'y'], ['p', 'q'])], false)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
