import { describe, expect, it } from 'vitest';
import { FIRST_HIDDEN_ID, PAGE_SIZE, parseListed, placeOfCategory, placeSchemes } from './places.ts';

const first = { schemes: [{ id: 'a' }, { id: 'b' }] };
const second = { schemes: [{ id: 'c' }, { id: 'd' }] };
const categories = [first, second];

describe('the places of schemes', () => {
  it('list the first matches of the filter across categories', () => {
    const places = placeSchemes(categories, new Set(['b', 'c', 'd']), 2);
    expect(Object.fromEntries(places)).toEqual({ a: 'out', b: 'listed', c: 'listed', d: 'later' });
  });

  it('give a category the best placement of its schemes', () => {
    expect(placeOfCategory(second, placeSchemes(categories, new Set(['a', 'b', 'c']), 2))).toBe('later');
    expect(placeOfCategory(second, placeSchemes(categories, new Set(['a', 'c', 'd']), 2))).toBe('listed');
    expect(placeOfCategory(second, placeSchemes(categories, new Set(['a']), 2))).toBe('out');
  });
});

describe('the number of listed schemes', () => {
  it('is unlimited when "Show more" was followed as a link', () => {
    expect(parseListed(null, `#${FIRST_HIDDEN_ID}`)).toBe(Number.POSITIVE_INFINITY);
    expect(parseListed(null, '#top')).toBe(PAGE_SIZE);
  });

  it('is restored from the history state', () => {
    expect(parseListed({ listed: 24 })).toBe(24);
  });

  it.each([null, undefined, 'x', {}, { listed: '24' }, { listed: 1.5 }, { listed: -3 }])(
    'is the first page when the history state is %j',
    (state) => expect(parseListed(state)).toBe(PAGE_SIZE),
  );
});
