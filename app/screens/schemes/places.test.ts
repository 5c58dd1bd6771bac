import { describe, expect, it } from 'vitest';
import { FIRST_LATER, listedIn, placeOf, placesOf, STEP } from './places.ts';

const first = { schemes: [{ id: 'a' }, { id: 'b' }] };
const second = { schemes: [{ id: 'c' }, { id: 'd' }] };
const categories = [first, second];

describe('the places of schemes', () => {
  it('are the first of those that the filter shows, whatever their category', () => {
    const places = placesOf(categories, new Set(['b', 'c', 'd']), 2);
    expect(Object.fromEntries(places)).toEqual({ a: 'out', b: 'listed', c: 'listed', d: 'later' });
  });

  it('give a category the best of its schemes', () => {
    expect(placeOf(second, placesOf(categories, new Set(['a', 'b', 'c']), 2))).toBe('later');
    expect(placeOf(second, placesOf(categories, new Set(['a', 'c', 'd']), 2))).toBe('listed');
    expect(placeOf(second, placesOf(categories, new Set(['a']), 2))).toBe('out');
  });
});

describe('the number of listed schemes', () => {
  it('is that of all of them when "Show more" was followed as a link', () => {
    expect(listedIn(null, `#${FIRST_LATER}`)).toBe(Number.POSITIVE_INFINITY);
    expect(listedIn(null, '#top')).toBe(STEP);
  });

  it('comes back with the history', () => {
    expect(listedIn({ listed: 24 })).toBe(24);
  });

  it.each([null, undefined, 'x', {}, { listed: '24' }, { listed: 1.5 }, { listed: -3 }])(
    'is that of a fresh list when the history holds %j',
    (state) => expect(listedIn(state)).toBe(STEP),
  );
});
