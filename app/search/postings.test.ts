import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from './postings.ts';

const someCounts = fc.dictionary(fc.nat(50_000).map(String), fc.integer({ min: 1, max: 2_000 }), { minKeys: 1 });
const aTerm = fc.stringMatching(/^[a-z0-9.क-ह]{1,30}$/);
const someIndex = fc.uniqueArray(
  fc.tuple(aTerm, fc.dictionary(fc.nat(9).map(String), someCounts, { minKeys: 1, noNullPrototype: true })),
  { minLength: 1, selector: ([term]) => term },
);
const someWords = fc.uniqueArray(
  fc.tuple(aTerm, fc.record({ word: fc.stringMatching(/^[a-zक-ह]{1,30}$/), count: fc.integer({ min: 1, max: 999 }) })),
  { selector: ([term]) => term },
);

it('an index is the same after it was packed and unpacked, except for the order of its terms', () => {
  fc.assert(
    fc.property(someIndex, someWords, (index, words) => {
      const restored = unpackIndex(packIndex(index as never, new Map(words)));
      expect(Object.fromEntries(restored.index)).toEqual(Object.fromEntries(index));
      expect(Object.fromEntries(restored.words)).toEqual(
        Object.fromEntries(words.map(([term, { word }]) => [term, word])),
      );
    }),
  );
});

it('the most frequent words come first', () => {
  const words = new Map([2, 12, 1].map((count) => [`times${count}`, { word: 'time', count }]));
  expect([...unpackIndex(packIndex([], words)).words.keys()]).toEqual(['times12', 'times2', 'times1']);
});
