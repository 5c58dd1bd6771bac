import { describe, expect, it } from 'vitest';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import { search } from '../search.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { interpretQuery } from './interpretQuery.ts';
import { rankEntries } from './ranking.ts';
import { scoreWord } from './scoreWord.ts';

const titles = (index: SearchIndex, query: string) =>
  rankEntries(index, interpretQuery(index, query.split(' '), { asTyped: true, typing: false })).map(
    ({ title }) => title,
  );
const entitled = (...all: string[]) => all.map((title) => ({ title }));

describe('scoreWord', () => {
  const index = smallIndex({ entries: entitled('red house', 'house', 'red', 'green') });
  const scoreIn = (id: number, ...terms: string[]) => scoreWord(index, [{ terms, weight: 1 }]).get(id)?.score ?? 0;

  it('scores a phrase in entries that contain all of its terms, lower if one of them is only mentioned', () => {
    const scores = scoreWord(index, [{ terms: ['red', 'house'], weight: 0.5 }]);
    expect([...scores.keys()]).toEqual([0]);
    expect(scores.get(0)?.score).toBeCloseTo(0.5 * Math.sqrt(scoreIn(0, 'red') * scoreIn(0, 'house')), 10);
  });

  it('scores an entry by the best alternative of the word', () => {
    const scores = scoreWord(index, [
      { terms: ['red'], weight: 0.1 },
      { terms: ['house'], weight: 1 },
      { terms: ['green'], weight: 0.1 },
    ]);
    expect(scores.get(0)).toEqual({ score: scoreIn(0, 'house'), terms: ['red', 'house'], isOutsideSentences: true });
  });

  it('lists the terms of a phrase only if the phrase is the best alternative', () => {
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

  it('returns no scores if there are no terms', () => {
    expect(scoreWord(index, [{ terms: [], weight: 1 }]).size).toBe(0);
  });

  it('reads the scores of a term only once', () => {
    expect(index.scoresOf('red')).toBe(index.scoresOf('red'));
  });
});

describe('rankEntries', () => {
  it('finds entries with some of the words of a query, but not those with few of them', () => {
    const index = smallIndex({ entries: entitled('red house', 'red', 'house', 'blue sky', 'green tree') });
    expect(titles(index, 'red house')).toEqual(['red house', 'house', 'red']);
    expect(titles(index, 'red house blue sky').toSorted()).toEqual(['blue sky', 'red house']);
  });

  it('weighs a rare word more than words that many entries contain', () => {
    const common = Array.from({ length: 20 }, (_, at) => `beat ${at} ${'drum '.repeat(at)}`);
    const index = smallIndex({ entries: entitled(...common, 'caste') });
    expect(titles(index, 'beat caste')[0]).toBe('caste');
  });

  it('finds an entry that has a word only in its everyday sentences if the word has synonyms', () => {
    const entries = [
      { title: 'caste', sentences: 'not allowed into the temple' },
      { title: 'house', body: 'enter' },
    ];
    const withSynonyms = smallIndex({ entries, words: 'mandir', synonyms: [[['temple'], ['mandir']]] });
    expect(titles(withSynonyms, 'enter temple')).toContain('caste');
    expect(titles(smallIndex({ entries }), 'enter temple')).not.toContain('caste');
  });

  it('lists fifty results at most', () => {
    const index = smallIndex({ entries: entitled(...Array.from({ length: 80 }, (_, at) => `house ${at}`)) });
    expect(titles(index, 'house')).toHaveLength(50);
  });

  it('adds incomplete matches if every complete match mentions a word only in passing', () => {
    const entries = [
      ...['a', 'b', 'c'].map((letter) => ({ title: `house ${letter}`, body: `red ${'other words '.repeat(20)}` })),
      ...entitled('red', 'red'),
    ];
    expect(titles(smallIndex({ entries }), 'red house')).toContain('red');
  });

  it('sorts entries about a word before entries that mention it only in passing', () => {
    const entries = [
      { title: 'house', body: `red ${'other words '.repeat(20)}` },
      { title: 'red wall', body: 'house' },
      { title: 'red' },
    ];
    expect(titles(smallIndex({ entries }), 'red')).toEqual(['red', 'red wall', 'house']);
  });

  it('uses common words only for sorting if the query has other words', () => {
    const index = smallIndex({
      entries: entitled('house', 'house scheme', 'scheme'),
      common: ['scheme'],
    });
    expect(titles(index, 'scheme house')).toEqual(['house scheme', 'house']);
    expect(titles(index, 'house scheme')).toEqual(['house scheme', 'house']);
    expect(titles(index, 'scheme').toSorted()).toEqual(['house scheme', 'scheme']);
  });

  it('gives a common word less weight than any other word', () => {
    const index = smallIndex({
      entries: [
        { title: 'wall house', body: 'common common' },
        { title: 'common', body: 'wall house' },
      ],
      common: ['common'],
    });
    expect(titles(index, 'common wall house')[0]).toBe('wall house');
  });

  it('ignores unknown words if another word of the query is in a title', () => {
    const index = smallIndex({ entries: [...entitled('cancer help', 'help'), { title: 'tree', body: 'leaf' }] });
    expect(titles(index, 'cancer patient doctor nurse')).toEqual(['cancer help']);
    expect(titles(index, 'leaf patient doctor nurse')).toEqual([]);
  });

  it('sorts equal titles by kind: scheme, office, event, album', () => {
    const kinds = ['album', 'event', 'office', 'scheme'] as const;
    const index = smallIndex({
      entries: kinds.map((kind) => ({ kind, title: 'house day', path: `/photogallery/${kind}` as const })),
    });
    const found = rankEntries(index, interpretQuery(index, ['house'], { asTyped: true, typing: false }));
    expect(found.map(({ kind }) => kind)).toEqual(['scheme', 'office', 'event', 'album']);
    expect(found.map(({ words }) => words)).toEqual(kinds.map(() => ['house']));
  });

  it('puts a page first if its title equals the query', () => {
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

  it('sorts equal scores by title', () => {
    const index = smallIndex({ entries: entitled('house c', 'house a', 'house b') });
    expect(titles(index, 'house')).toEqual(['house a', 'house b', 'house c']);
  });
});

describe('everyday sentences', () => {
  const sentence = { path: '/situations/flood' as const, title: 'Flood', sentences: 'my old house fell in the rain' };
  const index = smallIndex({ words: 'old house rain ticket flood', entries: [sentence] });
  const found = (query: string) => search(index, query).hits.map(({ path }) => path);

  it('are found by one word, or by two words of a longer query', () => {
    expect(found('rain')).toEqual([sentence.path]);
    expect(found('house rain')).toEqual([sentence.path]);
    expect(found('flood ticket')).toEqual([sentence.path]);
  });

  it('are not found by only one word of a longer query', () => {
    expect(found('old ticket')).toEqual([]);
  });
});
