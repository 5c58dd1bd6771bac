import { expect, it } from 'vitest';
import { valueAt } from './valueAt.ts';

it('returns values of entries and lists, but no property of their prototypes', () => {
  const entry = { names: { thane: [{ en: 'Thane' }] }, empty: null };
  expect(valueAt(entry, ['names', 'thane', 0, 'en'])).toBe('Thane');
  expect(valueAt(entry, ['names', 'thane', '0'])).toEqual({ en: 'Thane' });
  expect(valueAt(entry, [])).toBe(entry);
  for (const path of [
    ['constructor'],
    ['names', 'constructor', 'name'],
    ['names', '__proto__'],
    ['names', 'thane', 'at'],
    ['empty', 'a'],
  ])
    expect(valueAt(entry, path)).toBeUndefined();
});
