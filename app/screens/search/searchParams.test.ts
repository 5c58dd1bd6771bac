import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS } from '#app/search/entries.ts';
import { countKinds, formatSearchParams, PAGE_SIZE, parseListed, parseSearchParams } from './searchParams.ts';

describe('the search parameters', () => {
  it('are unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(
        fc.record({
          query: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
          exact: fc.boolean(),
          kind: fc.constantFrom(undefined, ...ENTRY_KINDS),
        }),
        (params) => {
          expect(parseSearchParams(formatSearchParams(params))).toEqual(params);
        },
      ),
    );
  });

  it.each([
    { invalid: 'a kind that does not exist', search: '?q=pension&kind=cat' },
    { invalid: 'another word for exact', search: '?q=pension&exact=yes' },
  ])('mean all results if they contain $invalid', ({ search }) => {
    expect(parseSearchParams(search)).toEqual({ query: 'pension', exact: false, kind: undefined });
  });

  it('cut a long query to the length limit of the field', () => {
    expect(parseSearchParams(`?q=${'pension '.repeat(500)}`).query).toHaveLength(200);
  });

  it('omit default values', () => {
    expect(formatSearchParams({ query: 'विधवा' })).toBe(`?q=${encodeURIComponent('विधवा')}`);
  });
});

describe('the number of listed results', () => {
  it.each([
    { state: { listed: 30 }, listed: 30 },
    { state: { listed: 3 }, listed: PAGE_SIZE },
    { state: { listed: '30' }, listed: PAGE_SIZE },
    { state: null, listed: PAGE_SIZE },
  ])('is $listed for the history state $state', ({ state, listed }) => {
    expect(parseListed(state)).toBe(listed);
  });
});

describe('countKinds', () => {
  it('counts every hit once and leaves out kinds without hits', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ kind: fc.constantFrom(...ENTRY_KINDS) })), (hits) => {
        const kinds = countKinds(hits);
        expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(hits.length);
        expect(kinds.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });
});
