import { expect, it } from 'vitest';
import { needsReason, unsourcedFigures, unsourcedParts } from './unsourcedFigures.ts';

const entry = {
  order: 1,
  benefits: [{ rupees: 1500 }],
  from: '2026-01-01',
  source: ['A resolution'],
  asOf: '2025-07-22',
};
const after = (changes: object) => unsourcedParts(entry, { ...entry, ...changes });
const moved = { benefits: [{ rupees: 2000 }] };

it('a figure or a day that moved needs a source', () => {
  expect(after(moved)).toEqual([[]]);
  expect(after({ benefits: [{ rupees: 1500 }, { rupees: 10 }] })).toEqual([[]]);
  expect(after({ benefits: [] })).toEqual([[]]);
  expect(after({ from: '2026-02-01' })).toEqual([[]]);
  expect(after({ benefits: [{ rupees: 1500, condition: { asOf: '2026-06-30' } }] })).toEqual([[]]);
  expect(unsourcedFigures('schemes/one.yaml', entry, { ...entry, ...moved })).toMatchObject([
    { file: 'content/schemes/one.yaml', path: ['source'], code: 'unsourcedFigure', level: 'error' },
  ]);
});

it('is answered by another source, or by a new day of the comparison', () => {
  for (const answer of [{ source: ['Another'] }, { asOf: '2026-11-20' }, { reviewed: '2026-11-20' }])
    expect(after({ ...moved, ...answer })).toEqual([]);
  expect(after({ ...moved, reviewDue: '2027-11-20' })).toEqual([[]]);
  const limits = { limits: { days: 5, source: ['An act'] } };
  expect(unsourcedParts({ ...entry, ...limits }, { ...entry, limits: { days: 6, source: ['A new act'] } })).toEqual([]);
});

it('nothing is asked if no figure moved, if the entry is new, or if it is retired', () => {
  expect(after({ note: 'In 2026' })).toEqual([]);
  expect(after({ order: 2 })).toEqual([]);
  expect(after({ retired: { on: '2026-11-20' } })).toEqual([]);
  expect(after({ asOf: '2026-11-20' })).toEqual([]);
  expect(unsourcedParts(undefined, entry)).toEqual([]);
});

it('a part with its own source answers for its own figures alone', () => {
  const office = (rooms: number, more: object = {}) => ({ rooms, source: ['A letter'], asOf: '2026-01-01', ...more });
  const group = { offices: [office(1), office(2)] };
  expect(unsourcedParts(group, { offices: [office(1), office(3)] })).toEqual([['offices', 1]]);
  expect(unsourcedParts(group, { offices: [office(1, { reviewed: '2026-11-20' }), office(3)] })).toHaveLength(1);
  expect(unsourcedParts(group, { offices: [office(1), office(3, { reviewed: '2026-11-20' })] })).toEqual([]);
  expect(unsourcedParts(group, { offices: [...group.offices, office(9)] })).toEqual([]);
  const outer = { ...entry, ...group };
  expect(unsourcedParts(outer, { ...outer, offices: [office(1), office(3, { source: ['B'] })] })).toEqual([]);
});

it('an entry without a field for its source needs the reason of the change', () => {
  const rule = { text: 'A demand', maxRupees: 1 };
  expect(needsReason(rule, { ...rule, maxRupees: 2 })).toBe(true);
  expect(needsReason(rule, { ...rule, text: 'Another' })).toBe(false);
  expect(needsReason(undefined, rule)).toBe(false);
  expect(needsReason(entry, { ...entry, ...moved })).toBe(false);
});
