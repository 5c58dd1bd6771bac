import { expect, it } from 'vitest';
import { findMovedFigures } from './movedFigures.ts';

const benefit = (rupees: number, what = 'Pension') => ({ what: { en: what, mr: what }, rupees });

it('lists the numbers that differ, with the path at which each stands', () => {
  const before = { benefits: [benefit(1500), benefit(900)], ageLimit: 60, income: { rupees: 21000 } };
  const after = { benefits: [benefit(2000), benefit(900)], income: { rupees: 21000 }, days: 30 };
  expect(findMovedFigures(before, after)).toEqual([
    { path: ['benefits', 0, 'rupees'], before: 1500, after: 2000 },
    { path: ['ageLimit'], before: 60 },
    { path: ['days'], after: 30 },
  ]);
});

it('does not list numbers that only sort or name entries, nor texts', () => {
  expect(findMovedFigures({ order: 1, id: 5, srNo: 2, title: 'A' }, { order: 2, id: 6, srNo: 3, title: 'B' })).toEqual(
    [],
  );
});

it('lists a new item of a list only as itself, although it moves the items after it', () => {
  const before = { benefits: [benefit(1500), benefit(900)] };
  const after = { benefits: [benefit(300, 'Books'), benefit(1500), benefit(900)] };
  expect(findMovedFigures(before, after)).toEqual([{ path: ['benefits', 0, 'rupees'], after: 300 }]);
  expect(findMovedFigures(after, before)).toEqual([{ path: ['benefits', 0, 'rupees'], before: 300 }]);
});

it('lists all figures of a new entry, and a number that became a sentence', () => {
  expect(findMovedFigures(undefined, { benefits: [benefit(1500)] })).toEqual([
    { path: ['benefits', 0, 'rupees'], after: 1500 },
  ]);
  expect(findMovedFigures({ age: 60 }, { age: { en: 'Any', mr: 'कोणतेही' } })).toEqual([{ path: ['age'], before: 60 }]);
  expect(findMovedFigures({ age: 60 }, { age: { from: 18 } })).toEqual([
    { path: ['age'], before: 60 },
    { path: ['age', 'from'], after: 18 },
  ]);
});
