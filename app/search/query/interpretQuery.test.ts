import { describe, expect, it } from 'vitest';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { toTerm } from '../text/tokens.ts';
import { interpretQuery, type QueryOptions, type QueryWord } from './interpretQuery.ts';

const read = (index: SearchIndex, query: string, reading: QueryOptions = { asTyped: false, typing: false }) =>
  interpretQuery(index, query.split(' '), reading);
/** Formats the alternatives of a word as "terms weight". */
const summarize = ({ alternatives }: QueryWord) =>
  alternatives.map(({ terms, weight }) => `${terms.join('+')} ${weight}`);

describe('interpretQuery', () => {
  it('matches a known word exactly, even if it occurs only in full texts', () => {
    const index = smallIndex({ words: 'pension', entries: [{ title: 'House', body: 'roof' }] });
    expect(read(index, 'pension')).toEqual([
      {
        typed: 'pension',
        matches: [{ term: 'pension', weight: 1 }],
        alternatives: [{ terms: ['pension'], weight: 1 }],
      },
    ]);
    expect(read(index, 'roof').map(summarize)).toEqual([['roof 1']]);
    expect(read(index, 'wall').map(summarize)).toEqual([[]]);
  });

  it('matches the compound of two words in either order', () => {
    const index = smallIndex({ words: 'निवृत्तीवेतन' });
    const joined = `${toTerm('निवृत्तीवेतन')} 1`;
    expect(read(index, 'निवृत्ती वेतन').map(summarize)).toEqual([[joined], [joined]]);
    expect(read(index, 'वेतन निवृत्ती').map(summarize)).toEqual([[joined], [joined]]);
  });

  it('matches two words with the sound of their compound unless both words are known', () => {
    const heard = `${toTerm('घरकुल')} 0.7`;
    expect(read(smallIndex({ words: 'घरकुल' }), 'ghar kul').map(summarize)).toEqual([[heard], [heard]]);
    expect(read(smallIndex({ words: 'घरकुल ghar' }), 'ghar kul').map(summarize)).toEqual([['ghar 1', heard], [heard]]);
    expect(read(smallIndex({ words: 'घरकुल ghar kul' }), 'ghar kul').map(summarize)).toEqual([['ghar 1'], ['kul 1']]);
  });

  it('matches a known word with a different word only if both sound exactly the same', () => {
    const bharat = toTerm('भारत');
    expect(read(smallIndex({ words: 'भारत' }), 'birth').map(summarize)).toEqual([[`${bharat} 0.5599999999999999`]]);
    expect(read(smallIndex({ words: 'भारत birth' }), 'birth').map(summarize)).toEqual([['birth 1']]);
    expect(read(smallIndex({ words: 'भारत bharat' }), 'bharat').map(summarize)).toEqual([
      ['bharat 1', `${bharat} 0.7`],
    ]);
  });

  it('matches a word of everyday sentences also with words of a similar sound, because they have many Roman spellings', () => {
    const words = 'शिष्यवृत्ती';
    const inSentences = smallIndex({ words, entries: [{ title: 'House', sentences: 'shishyavratti' }] });
    const inText = smallIndex({ words, entries: [{ title: 'House', body: 'shishyavratti' }] });
    const [alike] = read(smallIndex({ words }), 'shishyavratti').map(summarize);
    expect(alike).toHaveLength(1);
    expect(read(inSentences, 'shishyavratti').map(summarize)).toEqual([['shishyavratti 1', ...(alike ?? [])]]);
    expect(read(inText, 'shishyavratti').map(summarize)).toEqual([['shishyavratti 1']]);
  });

  it('splits an unknown word into two known words of at least three letters', () => {
    const index = smallIndex({ words: 'matric postmatrix', entries: [{ title: 'old home' }] });
    expect(read(index, 'oldhome').map(summarize)).toEqual([['old+home 1']]);
    expect(read(index, 'homeold').map(summarize)).toEqual([['home+old 1']]);
    expect(read(index, 'oldqqqq').map(summarize)).toEqual([[]]);
    expect(read(smallIndex({ words: 'old home' }), 'oldhome').map(summarize)).toEqual([[]]);
    expect(read(smallIndex({ words: 'ol dhome' }), 'oldhome').map(summarize)).toEqual([[]]);
    expect(read(smallIndex({ words: 'old home', entries: [{ body: 'oldhome' }] }), 'oldhome').map(summarize)).toEqual([
      ['oldhome 1'],
    ]);
  });

  it('does not correct a word that it splits', () => {
    expect(read(smallIndex({ words: 'postmatrix', entries: [{ title: 'post matric' }] }), 'postmatric')).toMatchObject([
      { alternatives: [{ terms: ['post', 'matric'] }], matches: [] },
    ]);
    expect(
      read(smallIndex({ words: 'postmatrix', entries: [{ title: 'post matric' }] }), 'postmatric')[0]?.corrected,
    ).toBeUndefined();
  });

  it('corrects a misspelt word at half the weight unless asTyped is set', () => {
    const index = smallIndex({ words: 'Pension' });
    expect(read(index, 'pention')).toEqual([
      {
        typed: 'pention',
        matches: [{ term: 'pension', weight: 0.5 }],
        alternatives: [{ terms: ['pension'], weight: 0.5 }],
        corrected: 'pension',
      },
    ]);
    expect(read(index, 'pention', { asTyped: true, typing: false }).map(summarize)).toEqual([[]]);
  });

  it('corrects a word with a similar-sounding match, but not one with an identical-sounding match', () => {
    const similar = read(smallIndex({ words: 'भारत birch' }), 'birth');
    expect(similar.map(({ corrected }) => corrected)).toEqual(['birch']);
    expect(similar.map(summarize)).toEqual([[`${toTerm('भारत')} 0.5599999999999999`, 'birch 0.5']]);
    const identical = read(smallIndex({ words: 'भारत bharak' }), 'bharat');
    expect(identical.map(({ corrected }) => corrected)).toEqual([undefined]);
  });

  it('corrects a misspelt word in Roman letters only if no term sounds like it', () => {
    const index = smallIndex({ words: 'शिष्यवृत्ती' });
    expect(read(index, 'shishavrutti')[0]?.corrected).toBe('शिष्यवृत्ती');
    const [similar] = read(index, 'shishyvratti');
    expect(similar?.corrected).toBeUndefined();
    expect(similar?.matches.map(({ term }) => term)).toEqual([toTerm('शिष्यवृत्ती')]);
  });

  it('matches the unfinished last word as a prefix', () => {
    const index = smallIndex({ words: 'pension widow' });
    const [wid, pen] = read(index, 'wid pen', { asTyped: false, typing: true });
    expect(pen?.matches).toEqual([{ term: 'pension', weight: 0.9 * (3 / 7) ** 0.5 }]);
    expect(wid?.matches).toEqual([]);
    expect(wid?.alternatives).toEqual([{ terms: ['widow'], weight: 0.4 * (3 / 5) ** 0.5 }]);
  });
});

describe('a synonym', () => {
  const index = smallIndex({
    words: 'house roof over head home',
    synonyms: [[['house'], ['home'], ['roof', 'over', 'head']]],
  });

  it('of a word weighs less than the word itself, which is not repeated among the synonyms', () => {
    expect(read(index, 'house').map(summarize)).toEqual([['house 1', 'home 0.8', 'roof+over+head 0.8']]);
  });

  it('of a phrase has full weight for each word of the phrase if the query contains all of them', () => {
    const others = ['house 1', 'home 1', 'roof+over+head 1'];
    expect(read(index, 'roof over head').map(summarize)).toEqual([
      ['roof 0.6', ...others],
      ['over 0.6', ...others],
      ['head 0.6', ...others],
    ]);
    expect(read(index, 'roof over').map(summarize)).toEqual([['roof 1'], ['over 1']]);
  });

  it('weighs no more than the least certain word that it replaces', () => {
    const others = ['house 0.5', 'home 0.5', 'roof+over+head 0.5'];
    expect(read(index, 'hoube').map(summarize)).toEqual([['house 0.5', 'home 0.4', 'roof+over+head 0.4']]);
    expect(read(index, 'roof over haed').map(summarize)).toEqual([
      ['roof 0.6', ...others],
      ['over 0.6', ...others],
      ['head 0.3', ...others],
    ]);
  });

  it('of a phrase with a negation needs a negation in the query, in any language', () => {
    const index = smallIndex({ words: 'blind see', synonyms: [[['blind'], ['see', 'नाही']]] });
    expect(read(index, 'see').map(summarize)).toEqual([['see 1']]);
    expect(read(index, 'see', { asTyped: false, typing: false, isNegated: true }).map(summarize)).toEqual([
      ['see 1', 'blind 1'],
    ]);
  });
});
