import { describe, expect, it } from 'vitest';
import { schemes } from './data.server.ts';
import type { Scheme } from './schema.server.ts';

const monthly = ({ benefits: [first] }: Scheme) => (first?.period === 'month' ? first.rupees : undefined);

/** Recognises schemes that pay nobody who draws another pension. */
const isExclusive = ({ eligibility }: Scheme) =>
  eligibility.some((rule) => rule.kind === 'situation' && rule.noneOf?.includes('other-pension'));

describe('a pension that excludes other pensions', () => {
  it('is one choice with every other pension of the same amount, so that a result adds up only one of them', () => {
    const exclusive = schemes.filter(isExclusive);
    expect(exclusive.length).toBeGreaterThan(0);
    for (const one of exclusive) {
      const others = schemes.filter(
        (other) => other.id !== one.id && other.category === one.category && monthly(other) === monthly(one),
      );
      const { sharesTotalWith = [], excludes = [] } = one;
      expect([...sharesTotalWith, ...excludes]).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    }
  });
});
