import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from './postings.ts';

const someCounts = fc.dictionary(fc.nat(5000).map(String), fc.integer({ min: 1, max: 40 }), { minKeys: 1 });
const someIndex = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^[a-z0-9क-ह]{1,8}$/),
    fc.dictionary(fc.nat(9).map(String), someCounts, { minKeys: 1, noNullPrototype: true }),
  ),
  { minLength: 1, selector: ([term]) => term },
);

it('an index is the same after it was packed and unpacked, except for the order of its terms', () => {
  fc.assert(
    fc.property(someIndex, (index) => {
      const restored = unpackIndex(packIndex(index as never));
      expect(Object.fromEntries(restored)).toEqual(Object.fromEntries(index));
    }),
  );
});
