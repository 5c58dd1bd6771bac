import { describe, expect, it, vi } from 'vitest';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { interpretQuery } from './interpretQuery.ts';
import { rankEntries, scoreWord } from './ranking.ts';

const titles = (index: SearchIndex, query: string) =>
  rankEntries(index, interpretQuery(index, query.split(' '), { asTyped: true, typing: false })).map(
    ({ title }) => title,
  );
const entitled = (...all: string[]) => all.map((title) => ({ title }));

describe('the scores of a word', () => {
  const index = smallIndex({ entries: entitled('red house', 'house', 'red', 'green') });
  const scoreIn = (id: number, ...terms: string[]) => scoreWord(index, [{ terms, weight: 1 }]).get(id)?.score ?? 0;

  it('of a phrase are the middle of its terms’, where an entry has all of them', () => {
    const scores = scoreWord(index, [{ terms: ['red', 'house'], weight: 0.5 }]);
    expect([...scores.keys()]).toEqual([0]);
    expect(scores.get(0)?.score).toBeCloseTo(0.5 * ((scoreIn(0, 'red') + scoreIn(0, 'house')) / 2), 10);
  });

  it('are those of its best meaning', () => {
    const scores = scoreWord(index, [
      { terms: ['red'], weight: 0.1 },
      { terms: ['house'], weight: 1 },
      { terms: ['green'], weight: 0.1 },
    ]);
    expect(scores.get(0)).toEqual({ score: scoreIn(0, 'house'), terms: ['red', 'house'] });
  });

  it('name a phrase only where nothing says it better', () => {
    const [better, worse] = [1, 0.1].map((weight) =>
      scoreWord(index, [
        { terms: ['house'], weight: 0.5 },
        { terms: ['red', 'house'], weight },
      ]).get(0),
    );
    expect(better?.terms).toEqual(['house', 'red', 'house']);
    expect(worse?.terms).toEqual(['house']);
    const alike = scoreWord(index, [
      { terms: ['house'], weight: 1 },
      { terms: ['house', 'house'], weight: 1 },
    ]);
    expect(alike.get(0)?.terms).toEqual(['house']);
  });

  it('of no terms are none', () => {
    expect(scoreWord(index, [{ terms: [], weight: 1 }]).size).toBe(0);
  });

  it('are looked up once', () => {
    const fresh = smallIndex({ entries: entitled('house', 'roof') });
    const looked = vi.spyOn(fresh.entries, 'search');
    for (const term of ['house', 'house', 'roof']) scoreWord(fresh, [{ terms: [term], weight: 1 }]);
    expect(looked.mock.calls).toEqual([['house'], ['roof']]);
  });
});

describe('the results of a search', () => {
  it('have half of the words of a long query', () => {
    const index = smallIndex({ entries: entitled('red house', 'red', 'blue sky', 'green tree') });
    expect(titles(index, 'red house blue sky').toSorted()).toEqual(['blue sky', 'red house']);
    expect(titles(index, 'red house').toSorted()).toEqual(['red', 'red house']);
  });

  it('have all of them, where there are three such', () => {
    const some = ['red', 'house'];
    const three = smallIndex({ entries: entitled('red house', 'red house a', 'red house b', ...some) });
    expect(titles(three, 'red house')).toHaveLength(3);
    const two = smallIndex({ entries: entitled('red house', 'red house a', ...some) });
    expect(titles(two, 'red house')).toHaveLength(4);
  });

  it('have also some of them, where all three have one in passing', () => {
    const entries = [
      ...['a', 'b', 'c'].map((letter) => ({ title: `house ${letter}`, body: `red ${'other words '.repeat(20)}` })),
      ...entitled('red', 'red'),
    ];
    expect(titles(smallIndex({ entries }), 'red house')).toContain('red');
  });

  it('put what is about a word before what has it in passing', () => {
    const entries = [
      { title: 'house', body: `red ${'other words '.repeat(20)}` },
      { title: 'red wall', body: 'house' },
      { title: 'red' },
    ];
    expect(titles(smallIndex({ entries }), 'red')).toEqual(['red', 'red wall', 'house']);
  });

  it('are not found by a common word, which only orders them', () => {
    const index = smallIndex({
      entries: entitled('house', 'house scheme', 'scheme'),
      common: ['scheme'],
    });
    expect(titles(index, 'scheme house')).toEqual(['house scheme', 'house']);
    expect(titles(index, 'house scheme')).toEqual(['house scheme', 'house']);
    expect(titles(index, 'scheme').toSorted()).toEqual(['house scheme', 'scheme']);
  });

  it('let a common word count less than another', () => {
    const index = smallIndex({
      entries: [
        { title: 'wall house', body: 'common common' },
        { title: 'common', body: 'wall house' },
      ],
      common: ['common'],
    });
    expect(titles(index, 'common wall house')[0]).toBe('wall house');
  });

  it('need not have a word that nothing here has, beside a word of a title', () => {
    const index = smallIndex({ entries: [...entitled('cancer help', 'help'), { title: 'tree', body: 'leaf' }] });
    expect(titles(index, 'cancer patient doctor nurse')).toEqual(['cancer help']);
    expect(titles(index, 'leaf patient doctor nurse')).toEqual([]);
  });

  it('of one title are a scheme, then a page, then an event, then pictures', () => {
    const kinds = ['album', 'event', 'office', 'scheme'] as const;
    const index = smallIndex({
      entries: kinds.map((kind) => ({ kind, title: 'house day', path: `/photogallery/${kind}` as const })),
    });
    const found = rankEntries(index, interpretQuery(index, ['house'], { asTyped: true, typing: false }));
    expect(found.map(({ kind }) => kind)).toEqual(['scheme', 'office', 'event', 'album']);
    expect(found.map(({ words }) => words)).toEqual(kinds.map(() => ['house']));
  });

  it('are first the page whose whole title was typed', () => {
    const index = smallIndex({
      entries: [
        { kind: 'scheme', title: 'house', plain: 'house' },
        { kind: 'page', title: 'house' },
        { kind: 'page', title: 'house tree', plain: 'house' },
      ],
    });
    const [first] = rankEntries(index, interpretQuery(index, ['house'], { asTyped: true, typing: false }));
    expect(first).toMatchObject({ kind: 'page', title: 'house' });
  });

  it('stand by their titles where nothing else tells them apart', () => {
    const index = smallIndex({ entries: entitled('house c', 'house a', 'house b') });
    expect(titles(index, 'house')).toEqual(['house a', 'house b', 'house c']);
  });
});
