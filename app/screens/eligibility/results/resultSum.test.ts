import { describe, expect, it } from 'vitest';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { sortByAmountGroup, sumOfResult, totalsOf } from './resultSum.ts';

const paying = (id: string, benefit: Omit<FinderScheme['benefit'], 'what'>, more: Partial<FinderScheme> = {}) => ({
  scheme: { ...schemeOf(), id, sharesTotalWith: undefined, benefit: { what: 'Help', ...benefit }, ...more },
  verdict: 'likely' as const,
  conditions: [],
});

const monthly = { rupees: 1500, period: 'month' } as const;
const wholeYear = { wholeYear: true } as const;

describe('the sum of a result', () => {
  it('counts several pensions of which one gets one as one, beside what is paid once', () => {
    const widow = paying('widow', monthly, { ...wholeYear, excludes: ['old'] });
    const old = paying('old', monthly, { ...wholeYear, excludes: ['widow'], sharesTotalWith: ['state'] });
    const state = paying('state', monthly, { ...wholeYear, sharesTotalWith: ['old'] });
    const family = paying('family', { rupees: 20_000, period: 'once' });
    const list = sortByAmountGroup([widow, family, state, old]);
    expect(list.map(({ scheme }) => scheme.id)).toEqual(['widow', 'state', 'old', 'family']);
    expect(totalsOf(list)).toEqual([expect.objectContaining({ numbers: [1, 2, 3], rupees: 1500, onlyOne: true })]);
    expect(sumOfResult(list).rupees).toBe(38_000);
  });

  it('counts no loan, no amount "up to", and no monthly amount that may end within the year', () => {
    const loan = paying('loan', { rupees: 50_000, period: 'once' }, { lends: true });
    const upTo = paying('up-to', { rupees: 9000, period: 'year', upTo: true });
    const course = paying('course', { rupees: 1000, period: 'month' });
    expect(sumOfResult([loan, upTo, course])).toEqual({ rupees: 0, parts: [], things: [] });
  });

  it('names the money for a house beside it', () => {
    const house = paying('house', { rupees: 132_000, period: 'once', per: 'house' });
    const { rupees, things } = sumOfResult([house, paying('once', { rupees: 3000, period: 'once' })]);
    expect([rupees, things.map(({ id }) => id)]).toEqual([3000, ['house']]);
  });
});
