import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differences } from './differences.ts';

const text = (en: string) => ({ en, mr: 'मराठी' });

/** Anything that a YAML file may hold, with lists of texts, of entries with ids and of words. */
const { entry } = fc.letrec<{ entry: unknown }>((tie) => ({
  entry: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('a', 'b', '2025-07-22', 1000, 1500, true, null),
    fc.constantFrom('One', 'Two').map(text),
    fc.array(tie('entry'), { maxLength: 4 }),
    fc.array(fc.record({ id: fc.constantFrom('x', 'y', 'z'), rupees: fc.nat(3) }, { noNullPrototype: true }), {
      maxLength: 4,
    }),
    fc.dictionary(fc.constantFrom('title', 'rupees', 'lines', 'confidence'), tie('entry'), { noNullPrototype: true }),
  ),
}));

/** Without positions: those are of one state. */
const turned = (found: Difference[], flip: boolean) =>
  found
    .map(({ path, before, after, reordered }) => [
      path.filter((step) => typeof step === 'string'),
      flip ? after : before,
      flip ? before : after,
      reordered,
    ])
    .map((one) => JSON.stringify(one))
    .sort();

const told = (before: unknown, after: unknown) => differences(before, after).map(({ owners: _, ...one }) => one);

describe('the differences of two states', () => {
  it('are none exactly when both are equal', () => {
    fc.assert(
      fc.property(entry, entry, (before, after) => {
        expect(differences(before, after).length === 0).toBe(isDeepStrictEqual(before, after));
        expect(differences(before, structuredClone(before))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('are the same the other way round, with before and after exchanged', () => {
    fc.assert(
      fc.property(entry, entry, (before, after) => {
        expect(turned(differences(before, after), true)).toEqual(turned(differences(after, before), false));
      }),
      { numRuns: 1000 },
    );
  });

  it('name the amount, not the benefit', () => {
    const scheme = (rupees: number) => ({ benefits: [{ what: text('Pension'), rupees, period: 'month' }] });
    expect(told(scheme(1000), scheme(1500))).toEqual([{ path: ['benefits', 0, 'rupees'], before: 1000, after: 1500 }]);
  });

  it('tell which paper came and which went', () => {
    expect(told({ documents: ['photo', 'pan'] }, { documents: ['aadhaar', 'photo'] })).toEqual([
      { path: ['documents', 0], after: 'aadhaar' },
      { path: ['documents', 1], before: 'pan' },
    ]);
  });

  it('find an entry of a list again by its id, and say that the order changed', () => {
    const before = [
      { id: 'a', days: 1 },
      { id: 'b', days: 2 },
    ];
    const after = [
      { id: 'b', days: 3 },
      { id: 'a', days: 1 },
    ];
    expect(told(before, after)).toEqual([
      { path: [0, 'days'], before: 2, after: 3 },
      { path: [], before, after, reordered: true },
    ]);
  });

  it('take an office of a group as a whole, and every field of a benefit by itself', () => {
    const office = { designation: text('Office'), confidence: 'high' };
    expect(told({ offices: {} }, { offices: { thane: office } })).toEqual([
      { path: ['offices', 'thane'], after: office },
    ]);
    expect(told({ benefits: [] }, { benefits: [{ what: text('Pension'), rupees: 1000 }] })).toEqual([
      { path: ['benefits', 0, 'what'], after: text('Pension') },
      { path: ['benefits', 0, 'rupees'], after: 1000 },
    ]);
  });
});
