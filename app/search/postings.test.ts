import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packIndex, type TermScore, unpackIndex } from './postings.ts';

const aTerm = fc.stringMatching(/^[a-z0-9.क-ह]{1,30}$/);
const aScore = fc.record({
  score: fc.double({ min: 0.25, max: 1_250, noNaN: true }),
  isOutsideSentences: fc.boolean(),
});
const someScores = fc
  .uniqueArray(fc.tuple(fc.nat(50_000), aScore), { minLength: 1, selector: ([entry]) => entry })
  .map((scores) => new Map<number, TermScore>(scores));
const someTerms = fc.uniqueArray(fc.tuple(aTerm, someScores), { minLength: 1, selector: ([term]) => term });
const someWords = fc.uniqueArray(
  fc.tuple(aTerm, fc.record({ word: fc.stringMatching(/^[a-zक-ह]{1,30}$/), count: fc.integer({ min: 1, max: 999 }) })),
  { selector: ([term]) => term },
);

const nothing: ReadonlyMap<number, TermScore> = new Map();

it('an index is the same after it was packed and unpacked, except that scores are rounded', () => {
  fc.assert(
    fc.property(someTerms, someWords, (terms, words) => {
      const byTerm = new Map(terms);
      const scored = { terms: [...byTerm.keys()], scoresOf: (term: string) => byTerm.get(term) ?? nothing };
      const restored = unpackIndex(packIndex(scored, new Map(words)));
      for (const [term, scores] of terms) {
        const found = restored.scoresOf(term);
        expect([...found.keys()].sort()).toEqual([...scores.keys()].sort());
        for (const [entry, { score, isOutsideSentences }] of scores) {
          expect(found.get(entry)?.isOutsideSentences).toBe(isOutsideSentences);
          expect(Math.abs(Math.log((found.get(entry)?.score ?? 0) / score))).toBeLessThan(0.05);
        }
      }
      expect(Object.fromEntries(restored.words)).toEqual(
        Object.fromEntries(words.map(([term, { word }]) => [term, word])),
      );
    }),
  );
});

it('extreme scores become the lowest and the highest level', () => {
  const scores = [1e-9, 1e9].map((score, entry) => [entry, { score, isOutsideSentences: true }] as const);
  const packed = packIndex({ terms: ['term'], scoresOf: () => new Map(scores) }, new Map());
  const [lowest, highest] = [...unpackIndex(packed).scoresOf('term').values()].map(({ score }) =>
    Math.round(score * 100),
  );
  expect([lowest, highest]).toEqual([24, 127_190]);
});

it('a term that is in no entry has no scores', () => {
  expect(unpackIndex(packIndex({ terms: [], scoresOf: () => nothing }, new Map())).scoresOf('none').size).toBe(0);
});

it('the most frequent words come first', () => {
  const words = new Map([2, 12, 1].map((count) => [`times${count}`, { word: 'time', count }]));
  const { words: known } = unpackIndex(packIndex({ terms: [], scoresOf: () => nothing }, words));
  expect([...known.keys()]).toEqual(['times12', 'times2', 'times1']);
});
