import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectOnce, firstYear, oneAmountGroups } from './rules.ts';

const IDS = ['a', 'b', 'c', 'd'];

const aBenefit = fc.record({
  rupees: fc.integer({ min: 1, max: 100_000 }),
  period: fc.constantFrom('once' as const, 'month' as const, 'year' as const),
});

/** Lists of schemes; those at `sharing` share a total with the first scheme, those at `excluded` exclude it. */
const lists = fc
  .tuple(
    fc.array(aBenefit, { minLength: 1, maxLength: IDS.length }),
    fc.subarray(IDS.slice(1)),
    fc.subarray(IDS.slice(1)),
  )
  .map(([benefits, sharing, excluded]) =>
    benefits.map((benefit, index) => {
      const id = IDS[index] as string;
      const shares = sharing.includes(id) && { sharesTotalWith: ['a'] };
      return { id, benefits: [benefit], ...shares, ...(excluded.includes(id) && { excludes: ['a'] }) };
    }),
  );

const times = { once: 1, month: 12, year: 1 };

describe('the sum of the first year', () => {
  it('adds up all amounts if no schemes share a total', () => {
    fc.assert(
      fc.property(fc.array(aBenefit, { maxLength: IDS.length }), (benefits) => {
        const schemes = benefits.map((benefit, index) => ({ id: IDS[index] as string, benefits: [benefit] }));
        const expected = benefits.reduce((sum, { rupees, period }) => sum + rupees * times[period], 0);
        expect(firstYear(schemes).rupees).toBe(expected);
      }),
    );
  });

  it('is the sum of its parts, and counts of schemes that share a total or exclude each other only the one with the highest amount', () => {
    fc.assert(
      fc.property(lists, (schemes) => {
        const { rupees, parts } = firstYear(schemes);
        expect(parts.reduce((sum, { inYear }) => sum + inYear, 0)).toBe(rupees);
        const sharing = schemes.filter(
          ({ id, sharesTotalWith, excludes }) => id === 'a' || sharesTotalWith || excludes,
        );
        expect(parts).toHaveLength(schemes.length - sharing.length + 1);
      }),
    );
  });

  it('does not depend on the order of the schemes', () => {
    fc.assert(
      fc.property(lists, (schemes) => {
        expect(firstYear(schemes.toReversed()).rupees).toBe(firstYear(schemes).rupees);
      }),
    );
  });

  it('omits amounts that are not fixed', () => {
    const upTo = { id: 'a', benefits: [{ rupees: 500, upTo: true as const, period: 'month' as const }] };
    const share = { id: 'b', benefits: [{ percent: 50, rupees: 500, period: 'once' as const }] };
    const inKind = { id: 'c', benefits: [{ period: 'year' as const }] };
    expect(firstYear([upTo, share, inKind])).toEqual({ rupees: 0, parts: [] });
  });
});

describe('one amount of several schemes', () => {
  it('is the highest amount, not the sum, and names the places of its schemes in the list', () => {
    const once = { id: 'a', benefits: [{ rupees: 900, period: 'once' as const }] };
    const one = { id: 'b', benefits: [{ rupees: 300, period: 'month' as const }], sharesTotalWith: ['c'] };
    const other = { id: 'c', benefits: [{ rupees: 400, period: 'month' as const }] };
    expect(oneAmountGroups([once, one, other])).toEqual([
      { numbers: [2, 3], period: 'month', rupees: 400, separately: 700 },
    ]);
  });

  it('says that only one of the schemes can be got if one of them excludes another', () => {
    const one = { id: 'b', benefits: [{ rupees: 300, period: 'month' as const }], excludes: ['c'] };
    const other = { id: 'c', benefits: [{ rupees: 400, period: 'month' as const }] };
    expect(oneAmountGroups([one, other])).toEqual([
      { numbers: [1, 2], period: 'month', rupees: 400, separately: 700, onlyOne: true },
    ]);
  });

  it('is not shown for a scheme whose partner is not in the list', () => {
    const one = { id: 'b', benefits: [{ rupees: 300, period: 'month' as const }], sharesTotalWith: ['c'] };
    expect(oneAmountGroups([one])).toEqual([]);
  });
});

describe('what several schemes ask for', () => {
  it('is listed once, with the places of all schemes that ask for it', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom(...IDS))), (asked) => {
        const all = collectOnce(asked);
        expect(all.map(({ id }) => id)).toEqual([...new Set(asked.flat())]);
        for (const { id, numbers } of all)
          expect(numbers).toEqual(asked.flatMap((ids, index) => (ids.includes(id) ? [index + 1] : [])));
      }),
    );
  });
});
