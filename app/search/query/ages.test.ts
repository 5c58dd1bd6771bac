import { describe, expect, it } from 'vitest';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import { search } from '../search.ts';
import { readAges, scoreAge } from './ages.ts';

const index = smallIndex({
  entries: [{ title: 'child pension' }, { title: 'middle pension' }, { title: 'old pension' }, { title: 'house' }],
  ageWords: ['years', 'वय'],
  ages: [
    [0, 0, 17],
    [1, 40, 79],
    [2, 65, 110],
  ],
});

describe('a number', () => {
  it.each([
    ['66', true],
    ['66 years', true],
    ['वय 40', true],
    ['108', false],
    ['108 years', true],
    ['40', false],
    ['40 pension', false],
    ['150 years', false],
    ['0 years', false],
    ['2.5 years', false],
  ])('in "%s" is an age: %s', (query, isAge) => {
    expect(readAges(index, query.split(' ')).size > 0).toBe(isAge);
  });
});

describe('an age', () => {
  it('finds the entries for people of that age, those that begin nearest to it first', () => {
    expect([...scoreAge(index, 66).keys()]).toEqual([1, 2]);
    expect(search(index, '66 years').hits[0]?.title).toBe('old pension');
    expect(search(index, 'pension 78 years').hits[0]?.title).toBe('old pension');
    expect(search(index, 'pension 41 years').hits[0]?.title).toBe('middle pension');
  });

  it('finds the entries for it although no page has another word of the query', () => {
    expect(search(index, '66 years qqqq').hits[0]?.title).toBe('old pension');
  });

  it('finds the entries for it although its only other word is misspelt', () => {
    expect(search(index, '66 pention').hits[0]?.title).toBe('old pension');
  });

  it('alone finds first the entry that is named after an age, and not what has another number in its name', () => {
    const entries = [{ title: 'old pension' }, { title: 'I turned 65' }, { title: 'COVID-19' }];
    const named = smallIndex({
      entries,
      ages: [
        [0, 65, 110],
        [1, 65, 110],
        [2, 65, 110],
      ],
    });
    expect(search(named, '66').hits.map(({ title }) => title)).toEqual(['I turned 65', 'COVID-19', 'old pension']);
    expect(search(named, 'pension 66').hits[0]?.title).toBe('old pension');
  });

  it('scores no entry whose bounds do not contain it', () => {
    expect([...scoreAge(index, 30).keys()]).toEqual([]);
    expect([...scoreAge(index, 40).keys()]).toEqual([1]);
    expect([...scoreAge(index, 79).keys()]).toEqual([1, 2]);
    expect([...scoreAge(index, 80).keys()]).toEqual([2]);
  });
});
