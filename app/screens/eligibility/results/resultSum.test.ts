import { describe, expect, it } from 'vitest';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { findSharedTotals, sortByAmountGroup, sumFirstYear } from './resultSum.ts';

const createAssessment = (
  id: string,
  benefit: Omit<FinderScheme['benefit'], 'what'>,
  more: Partial<FinderScheme> = {},
) => ({
  scheme: { ...schemeOf(), id, sharesTotalWith: undefined, benefit: { what: 'Help', ...benefit }, ...more },
  verdict: 'likely' as const,
  conditions: [],
});

const monthly = { rupees: 1500, period: 'month' } as const;
const wholeYear = { wholeYear: true } as const;

describe('the sum of a result', () => {
  it('counts pensions that exclude each other once, and adds what is paid once', () => {
    const widow = createAssessment('widow', monthly, { ...wholeYear, excludes: ['old'] });
    const old = createAssessment('old', monthly, { ...wholeYear, excludes: ['widow'], sharesTotalWith: ['state'] });
    const state = createAssessment('state', monthly, { ...wholeYear, sharesTotalWith: ['old'] });
    const family = createAssessment('family', { rupees: 20_000, period: 'once' });
    const list = sortByAmountGroup([widow, family, state, old]);
    expect(list.map(({ scheme }) => scheme.id)).toEqual(['widow', 'state', 'old', 'family']);
    expect(findSharedTotals(list)).toEqual([
      expect.objectContaining({ numbers: [1, 2, 3], rupees: 1500, onlyOne: true }),
    ]);
    expect(sumFirstYear(list).rupees).toBe(38_000);
  });

  it('counts no loan, no amount "up to", and no monthly amount that may end within the year', () => {
    const loan = createAssessment('loan', { rupees: 50_000, period: 'once' }, { lends: true });
    const upTo = createAssessment('up-to', { rupees: 9000, period: 'year', upTo: true });
    const course = createAssessment('course', { rupees: 1000, period: 'month' });
    expect(sumFirstYear([loan, upTo, course])).toEqual({ rupees: 0, parts: [], forHouse: false });
  });

  it.each(['once', 'year'] as const)(
    'does not count the first of several amounts, paid once or each year: %s',
    (period) => {
      const prize = createAssessment('prize', { rupees: 100_000, period }, { hasOtherBenefits: true });
      expect(sumFirstYear([prize, createAssessment('once', { rupees: 3000, period: 'once' })]).rupees).toBe(3000);
    },
  );

  it('names money for a house separately and does not count it', () => {
    const house = createAssessment('house', { rupees: 132_000, period: 'once', per: 'house' });
    const { rupees, forHouse } = sumFirstYear([house, createAssessment('once', { rupees: 3000, period: 'once' })]);
    expect([rupees, forHouse]).toEqual([3000, true]);
  });
});
