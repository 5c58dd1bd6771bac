import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papersFor, urgencyOf } from './papers.ts';

const days = (value: number | undefined) => (value === undefined ? undefined : { days: value, text: '' });

const aPaper = fc
  .record({
    id: fc.uuid(),
    schemeIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
    valid: fc.option(fc.nat(2000), { nil: undefined }),
    issue: fc.option(fc.nat(60), { nil: undefined }),
  })
  .map(({ id, schemeIds, valid, issue }) => ({ id, schemeIds, validity: days(valid), issue: days(issue) }));
const papers = fc.uniqueArray(aPaper, { selector: ({ id }) => id });
const picked = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'gone'));

describe('the papers for the chosen schemes', () => {
  it('are the papers that any of the schemes requires, each listed once', () => {
    fc.assert(
      fc.property(papers, picked, (all, schemeIds) => {
        const wanted = all.filter((paper) => paper.schemeIds.some((id) => schemeIds.includes(id)));
        expect(
          papersFor(all, schemeIds)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(wanted.map(({ id }) => id).sort());
      }),
    );
  });

  it('leave out a paper only if every scheme that asks for it does not need it from this person', () => {
    fc.assert(
      fc.property(papers, picked, fc.constantFrom('a', 'b'), (all, schemeIds, spared) => {
        const ids = (schemes: readonly string[]) => papersFor(all, schemes).map(({ id }) => id);
        const left = papersFor(all, schemeIds, (scheme) => scheme === spared).map(({ id }) => id);
        expect(left.toSorted()).toEqual(ids(schemeIds.filter((id) => id !== spared)).toSorted());
      }),
    );
  });

  it('do not depend on the order in which the schemes were chosen', () => {
    fc.assert(
      fc.property(papers, picked, (all, schemeIds) => {
        expect(papersFor(all, schemeIds.toReversed())).toEqual(papersFor(all, schemeIds));
      }),
    );
  });

  it('are all kept when another scheme is chosen', () => {
    fc.assert(
      fc.property(papers, picked, fc.constantFrom('a', 'b', 'c', 'd'), (all, schemeIds, another) => {
        const before = papersFor(all, schemeIds).map(({ id }) => id);
        expect(papersFor(all, [...schemeIds, another]).map(({ id }) => id)).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('have only chosen schemes in `schemeIds`', () => {
    fc.assert(
      fc.property(papers, picked, (all, schemeIds) => {
        const named = papersFor(all, schemeIds).flatMap((paper) => paper.schemeIds);
        expect(named.filter((id) => !schemeIds.includes(id))).toEqual([]);
      }),
    );
  });

  it('are sorted by earliest expiry, then by longest time to get, then by number of schemes', () => {
    const all = [
      { id: 'photo', schemeIds: ['a'], validity: undefined, issue: undefined },
      { id: 'card', schemeIds: ['a', 'b'], validity: undefined, issue: undefined },
      { id: 'quick', schemeIds: ['a'], validity: undefined, issue: days(7) },
      { id: 'slow', schemeIds: ['a'], validity: undefined, issue: days(21) },
      { id: 'three-years', schemeIds: ['a'], validity: days(1095), issue: days(15) },
      { id: 'one-year', schemeIds: ['a'], validity: days(365), issue: undefined },
    ];
    expect(papersFor(all, ['a', 'b']).map(({ id }) => id)).toEqual([
      'one-year',
      'three-years',
      'slow',
      'quick',
      'card',
      'photo',
    ]);
  });

  it('are urgent when they expire or take days to get', () => {
    expect(urgencyOf({ validity: days(365), issue: days(15) })).toBe('expires');
    expect(urgencyOf({ validity: undefined, issue: days(15) })).toBe('takesTime');
    expect(urgencyOf({ validity: undefined, issue: undefined })).toBeUndefined();
  });
});
