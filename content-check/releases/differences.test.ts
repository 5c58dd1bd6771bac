import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differences } from './differences.ts';

const text = (en: string) => ({ en, mr: 'मराठी' });

/** Generates YAML data that includes lists of texts, words, and items with ids. */
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

/** Omits list positions, which differ between the two states. `swap` exchanges `before` and `after`. */
const serialise = (found: Difference[], swap: boolean) =>
  found
    .map(({ path, before, after, reordered }) => [
      path.filter((step) => typeof step === 'string'),
      swap ? after : before,
      swap ? before : after,
      reordered,
    ])
    .map((fields) => JSON.stringify(fields))
    .sort();

const withoutOwners = (before: unknown, after: unknown) =>
  differences(before, after).map(({ owners: _, ...difference }) => difference);

describe('differences of two states', () => {
  it('are empty only for equal states', () => {
    fc.assert(
      fc.property(entry, entry, (before, after) => {
        expect(differences(before, after).length === 0).toBe(isDeepStrictEqual(before, after));
        expect(differences(before, structuredClone(before))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('have `before` and `after` swapped when the states are swapped', () => {
    fc.assert(
      fc.property(entry, entry, (before, after) => {
        expect(serialise(differences(before, after), true)).toEqual(serialise(differences(after, before), false));
      }),
      { numRuns: 1000 },
    );
  });

  it('contain only the changed amount, not its whole benefit', () => {
    const scheme = (rupees: number) => ({ benefits: [{ what: text('Pension'), rupees, period: 'month' }] });
    expect(withoutOwners(scheme(1000), scheme(1500))).toEqual([
      { path: ['benefits', 0, 'rupees'], before: 1000, after: 1500 },
    ]);
  });

  it('list added and removed documents', () => {
    expect(withoutOwners({ documents: ['photo', 'pan'] }, { documents: ['aadhaar', 'photo'] })).toEqual([
      { path: ['documents', 0], after: 'aadhaar' },
      { path: ['documents', 1], before: 'pan' },
    ]);
  });

  it('match list items by id and report a new order', () => {
    const before = [
      { id: 'a', days: 1 },
      { id: 'b', days: 2 },
    ];
    const after = [
      { id: 'b', days: 3 },
      { id: 'a', days: 1 },
    ];
    expect(withoutOwners(before, after)).toEqual([
      { path: [0, 'days'], before: 2, after: 3 },
      { path: [], before, after, reordered: true },
    ]);
  });

  it('list an added office as one difference, but each field of an added benefit as its own difference', () => {
    const office = { designation: text('Office'), confidence: 'high' };
    expect(withoutOwners({ offices: {} }, { offices: { thane: office } })).toEqual([
      { path: ['offices', 'thane'], after: office },
    ]);
    expect(withoutOwners({ benefits: [] }, { benefits: [{ what: text('Pension'), rupees: 1000 }] })).toEqual([
      { path: ['benefits', 0, 'what'], after: text('Pension') },
      { path: ['benefits', 0, 'rupees'], after: 1000 },
    ]);
  });
});
