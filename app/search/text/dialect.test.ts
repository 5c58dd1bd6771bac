import { describe, expect, it } from 'vitest';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import { search } from '../search.ts';
import { standardForms } from './dialect.ts';
import { toTerm } from './tokens.ts';

describe('a word of a dialect', () => {
  it.each([
    ['लग्नाक', 'लग्न'],
    ['शेतान', 'शेत'],
    ['जातीवरना', 'जात'],
    ['जातीवरसून', 'जात'],
    ['बापाशीक', 'बाप'],
    ['शाळेक', 'शाळा'],
    ['साहेबाचो', 'साहेब'],
    ['पेन्शनीक', 'पेन्शन'],
    ['ghari', 'ghari'],
    ['yojnecha', 'yojne'],
  ])('%s has a form with the term of %s', (word, standard) => {
    expect([word, ...standardForms(word)].map(toTerm)).toContain(toTerm(standard));
  });

  it.each([
    ['लग्नाक', 'लग्न'],
    ['सजय गाधी', 'संजय गांधी'],
    ['आसरमशाला', 'आश्रमशाळा'],
    ['बांदूक', 'बांधायला'],
  ])('%s finds an entry about %s', (query, title) => {
    const index = smallIndex({ entries: [{ title }, { title: 'तीर्थयात्रा' }] });
    expect(search(index, query).hits.map((hit) => hit.title)).toEqual([title]);
  });

  it('is not cut if the index knows it', () => {
    const index = smallIndex({ entries: [{ title: 'जमीन' }, { title: 'जमी' }] });
    expect(search(index, 'जमीन').hits.map(({ title }) => title)).toEqual(['जमीन']);
  });

  it('keeps at least two letters', () => {
    expect(standardForms('नको')).toEqual([]);
  });
});
