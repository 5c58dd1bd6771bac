import { describe, expect, it } from 'vitest';
import { findDifferences, joinChanges } from './compare.ts';

const text = (mr: string) => ({ en: 'Pension', mr });
const base = { title: text('पेन्शन'), benefits: [{ rupees: 1 }, { rupees: 2 }], note: text('टीप') };

describe('findDifferences', () => {
  it('lists the smallest parts that differ, with a text in both languages as one part', () => {
    const after = { ...base, title: text('नवे'), benefits: [{ rupees: 1 }, { rupees: 3 }] };
    expect(findDifferences(base, after)).toEqual([
      { path: ['title'], before: text('पेन्शन'), after: text('नवे') },
      { path: ['benefits', 1, 'rupees'], before: 2, after: 3 },
    ]);
  });

  it('takes a list of another length as one part, and ignores empty fields', () => {
    const after = { ...base, benefits: [{ rupees: 2 }], summary: {} };
    expect(findDifferences(base, after).map(({ path }) => path)).toEqual([['benefits']]);
  });
});

describe('joinChanges', () => {
  it('joins changes of different fields, so that neither window loses its text', () => {
    const mine = { ...base, title: text('माझे') };
    const theirs = { ...base, benefits: [{ rupees: 1 }, { rupees: 3 }], note: undefined };
    const { value, joined, clashes } = joinChanges(base, mine, theirs);
    expect(value).toEqual({ title: text('माझे'), benefits: [{ rupees: 1 }, { rupees: 3 }], note: undefined });
    expect({ joined, clashes }).toEqual({ joined: [['benefits', 1, 'rupees'], ['note']], clashes: [] });
  });

  it('keeps my text of a field that both changed, and reports the field', () => {
    const { value, clashes } = joinChanges(base, { ...base, title: text('माझे') }, { ...base, title: text('त्यांचे') });
    expect(value).toMatchObject({ title: text('माझे') });
    expect(clashes).toEqual([['title']]);
  });

  it('reports a list once if its length changed in one window and its items in the other', () => {
    const theirs = { ...base, benefits: [{ rupees: 5 }, { rupees: 6 }] };
    expect(joinChanges(base, { ...base, benefits: [] }, theirs)).toMatchObject({ joined: [], clashes: [['benefits']] });
    expect(joinChanges(base, theirs, { ...base, benefits: [] })).toMatchObject({ joined: [], clashes: [['benefits']] });
  });

  it('reports nothing if both made the same change', () => {
    const same = { ...base, title: text('नवे') };
    expect(joinChanges(base, same, same)).toEqual({ value: same, joined: [], clashes: [] });
  });
});
