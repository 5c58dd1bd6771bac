import { expect, it } from 'vitest';
import { unsourcedFigures } from './unsourcedFigures.ts';

const form = { properties: { benefits: {}, source: {}, reviewDue: {}, asOf: {}, order: {} } };
const entry = { order: 1, benefits: [{ rupees: 1500 }], source: ['A resolution'], asOf: '2025-07-22' };
const after = (changes: object) => unsourcedFigures(form, entry, { ...entry, ...changes });
const moved = { benefits: [{ rupees: 2000 }] };

it('after a figure changed, asks for the source and the day of the comparison', () => {
  expect(after(moved)).toEqual(['source', 'reviewDue']);
  expect(after({ benefits: [{ rupees: 1500 }, { rupees: 10 }] })).toEqual(['source', 'reviewDue']);
});

it('does not ask for what has changed too', () => {
  expect(after({ ...moved, source: ['Another resolution'] })).toEqual(['reviewDue']);
  expect(after({ ...moved, source: ['Another resolution'], asOf: '2026-11-20' })).toEqual([]);
});

it('asks for nothing if no figure changed, in a new entry, or if the form has no such field', () => {
  expect(after({ note: 'New' })).toEqual([]);
  expect(after({ order: 2 })).toEqual([]);
  expect(unsourcedFigures(form, undefined, entry)).toEqual([]);
  expect(unsourcedFigures({ properties: { benefits: {} } }, entry, { ...entry, ...moved })).toEqual([]);
});
