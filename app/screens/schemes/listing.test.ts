import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_CATEGORIES,
  FILTER_AUDIENCES,
  FIRST_HIDDEN_ID,
  filterSchemes,
  formatFilter,
  type ListedCategory,
  NO_FILTER,
  PAGE_SIZE,
  parseFilter,
  parseListed,
  placeCategory,
  placeSchemes,
} from './listing.ts';

const CATEGORIES: ListedCategory[] = [
  {
    id: 'made-up-category',
    title: 'Senior citizens',
    part: 0,
    schemes: [{ id: 'made-up', otherTitle: 'काल्पनिक योजना', audiences: ['senior'] }],
  },
  {
    id: 'awards',
    title: 'Awards',
    part: 2,
    schemes: [{ id: 'made-up-award', otherTitle: 'संत रविदास पुरस्कार', audiences: ['anyone', 'organisation'] }],
  },
];
const TEXTS = new Map([
  ['made-up', 'Made-up scheme 65 or older'],
  ['made-up-award', 'Sant Ravidas Award Anyone'],
]);
const IDS = CATEGORIES.map(({ id }) => id);

describe('the list of schemes', () => {
  it('is complete without a filter', () => {
    expect([...filterSchemes(CATEGORIES, TEXTS, { ...NO_FILTER, text: ' ' })]).toEqual(['made-up', 'made-up-award']);
  });

  it.each([
    { text: 'MADE', found: ['made-up'] },
    { text: 'काल्पनिक', found: ['made-up'] },
    { text: '६५', found: ['made-up'] },
    { text: 'ravidas award', found: ['made-up-award'] },
    { text: 'ravidas senior', found: [] },
  ])('shows $found for "$text"', ({ text, found }) => {
    expect([...filterSchemes(CATEGORIES, TEXTS, { ...NO_FILTER, text })]).toEqual(found);
  });

  it('shows schemes for any of the ticked audiences', () => {
    expect([...filterSchemes(CATEGORIES, TEXTS, { ...NO_FILTER, audiences: ['organisation', 'widow'] })]).toEqual([
      'made-up-award',
    ]);
    expect(filterSchemes(CATEGORIES, TEXTS, { ...NO_FILTER, audiences: ['senior', 'organisation'] }).size).toBe(2);
  });

  it('shows only schemes of the chosen category', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), fc.string(), (category, text) => {
        const own = CATEGORIES.find(({ id }) => id === category)?.schemes.map(({ id }) => id) ?? [];
        for (const id of filterSchemes(CATEGORIES, TEXTS, { ...NO_FILTER, category, text })) expect(own).toContain(id);
      }),
    );
  });
});

describe('the filter in the URL', () => {
  it('is unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ALL_CATEGORIES, ...IDS),
        fc.string(),
        fc.subarray([...FILTER_AUDIENCES]),
        (category, text, audiences) => {
          const parsed = parseFilter(formatFilter({ category, text, audiences }), IDS);
          expect(parsed).toEqual({ category, text: text.trim(), audiences });
        },
      ),
    );
  });

  it('is empty when everything is shown', () => {
    expect(formatFilter(NO_FILTER)).toBe('');
  });

  it('ignores unknown categories and audiences', () => {
    expect(parseFilter('?category=%3Cscript%3E&for=nobody', IDS)).toEqual(NO_FILTER);
  });
});

const first = { schemes: [{ id: 'a' }, { id: 'b' }] };
const second = { schemes: [{ id: 'c' }, { id: 'd' }] };
const categories = [first, second];

describe('the placement of schemes', () => {
  it('lists the first matches of the filter, counted over all categories', () => {
    const places = placeSchemes(categories, new Set(['b', 'c', 'd']), 2);
    expect(Object.fromEntries(places)).toEqual({ a: 'out', b: 'listed', c: 'listed', d: 'later' });
  });

  it('places a category as its best placed scheme', () => {
    expect(placeCategory(second, placeSchemes(categories, new Set(['a', 'b', 'c']), 2))).toBe('later');
    expect(placeCategory(second, placeSchemes(categories, new Set(['a', 'c', 'd']), 2))).toBe('listed');
    expect(placeCategory(second, placeSchemes(categories, new Set(['a']), 2))).toBe('out');
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
