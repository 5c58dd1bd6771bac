import { describe, expect, it } from 'vitest';
import { sharedTotalProblems } from './schemeProblems.ts';

const pension = (id: string, sharesTotalWith: string[], rupees?: number) => ({
  id,
  sharesTotalWith,
  benefits: [{ what: { en: 'Pension', mr: 'निवृत्तीवेतन' }, period: 'month' as const, ...(rupees && { rupees }) }],
});
const state = pension('state', ['central'], 900);

describe('schemes that share one total', () => {
  it('name each other and the same amount', () => {
    expect(sharedTotalProblems(state, [state, pension('central', ['state'], 900)])).toEqual([]);
  });

  it.each([
    { says: 'nobody else', others: [], problem: 'totalNotShared' },
    {
      says: 'one side only',
      others: [pension('central', ['another'], 900)],
      problem: 'totalNotShared',
    },
    {
      says: 'two amounts',
      others: [pension('central', ['state'], 200)],
      problem: 'totalDiffers',
    },
    { says: 'no amount', others: [pension('central', ['state'])], problem: 'totalDiffers' },
  ])('are held to it: $says', ({ others, problem }) => {
    expect(sharedTotalProblems(state, others)).toEqual([
      expect.objectContaining({ path: ['sharesTotalWith', 0], code: problem, params: { id: 'central' } }),
    ]);
  });

  it('have an amount that can be shared', () => {
    const [one, other] = [pension('one', ['other']), pension('other', ['one'])];
    expect(sharedTotalProblems(one, [one, other])).toHaveLength(1);
  });
});
