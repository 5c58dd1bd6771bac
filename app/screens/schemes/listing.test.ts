import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CATEGORIES } from '#app/model/schemes/rules.ts';
import { FILTER_AUDIENCES, filterSchemes, formatFilter, type ListedScheme, NO_FILTER, parseFilter } from './listing.ts';

const aListedScheme = (fields: Partial<ListedScheme>): ListedScheme => ({
  id: 'made-up',
  title: 'Made-up scheme',
  otherTitle: 'काल्पनिक योजना',
  forWhom: '65 or older',
  audiences: ['senior'],
  category: 'Senior citizens',
  benefit: { what: 'One-time help', rupees: 3000 },
  asOf: '2025-07-22',
  ...fields,
});

const CATEGORIES = [
  { id: 'made-up-category', title: 'Senior citizens', schemes: [aListedScheme({})] },
  {
    id: 'awards',
    title: 'Awards',
    schemes: [
      aListedScheme({
        id: 'made-up-award',
        title: 'Sant Ravidas Award',
        otherTitle: 'संत रविदास पुरस्कार',
        category: 'Awards',
        forWhom: 'Anyone',
        audiences: ['anyone', 'organisation'],
      }),
    ],
  },
];
const IDS = CATEGORIES.map(({ id }) => id);

describe('the list of schemes', () => {
  it('is complete without a filter', () => {
    expect([...filterSchemes(CATEGORIES, { ...NO_FILTER, text: ' ' })]).toEqual(['made-up', 'made-up-award']);
  });

  it.each([
    { text: 'MADE', found: ['made-up'] },
    { text: 'काल्पनिक', found: ['made-up'] },
    { text: '६५', found: ['made-up'] },
    { text: 'ravidas award', found: ['made-up-award'] },
    { text: 'ravidas senior', found: [] },
  ])('shows $found for "$text"', ({ text, found }) => {
    expect([...filterSchemes(CATEGORIES, { ...NO_FILTER, text })]).toEqual(found);
  });

  it('shows schemes for any ticked audience', () => {
    expect([...filterSchemes(CATEGORIES, { ...NO_FILTER, audiences: ['organisation', 'widow'] })]).toEqual([
      'made-up-award',
    ]);
    expect(filterSchemes(CATEGORIES, { ...NO_FILTER, audiences: ['senior', 'organisation'] }).size).toBe(2);
  });

  it('shows nothing of another category', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), fc.string(), (category, text) => {
        const own = CATEGORIES.find(({ id }) => id === category)?.schemes.map(({ id }) => id) ?? [];
        for (const id of filterSchemes(CATEGORIES, { ...NO_FILTER, category, text })) expect(own).toContain(id);
      }),
    );
  });
});

describe('the filter of an address', () => {
  it('survives formatting and parsing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ALL_CATEGORIES, ...IDS),
        fc.string(),
        fc.subarray([...FILTER_AUDIENCES]),
        (category, text, audiences) => {
          const kept = parseFilter(formatFilter({ category, text, audiences }), IDS);
          expect(kept).toEqual({ category, text: text.trim(), audiences });
        },
      ),
    );
  });

  it('adds no query when everything is shown', () => {
    expect(formatFilter(NO_FILTER)).toBe('');
  });

  it('ignores unknown categories and audiences', () => {
    expect(parseFilter('?category=%3Cscript%3E&for=nobody', IDS)).toEqual(NO_FILTER);
  });
});
