import { describe, expect, it } from 'vitest';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import { toTerm } from '../text/tokens.ts';
import {
  findAlikeMatches,
  findConsonantMatches,
  findPartialMatches,
  findPhoneticMatches,
  findPhoneticSpellings,
  findSpellings,
  findVerbForms,
} from './matchTerms.ts';

const terms = (matches: { term: string }[]) => matches.map(({ term }) => term);
const folded = (words: string) => words.split(' ').filter(Boolean).map(toTerm);

describe('a misspelt word', () => {
  it.each([
    ['cta', '', 'three letters are too few', 'cat'],
    ['hoem', 'home', 'two letters are swapped', 'home'],
    ['hime', '', 'a word of four letters allows only swapped letters or one that sounds alike', 'home'],
    ['hozse', 'house', 'a word of five letters allows any one wrong letter', 'house'],
    ['gouse', '', 'the first letter is seldom wrong', 'house'],
    ['schalor', '', 'seven letters have one mistake at most', 'scholar'],
    ['certfcate', 'certificate', 'words of eight letters or more allow two mistakes', 'certificate'],
    ['scholarshp', 'scholarship', 'the nearer one is meant', 'scholaxxhp scholarship'],
    ['scholarshp', 'scholarship', 'the order in the index does not matter', 'scholarship scholaxxhp'],
    ['prile', 'prime prize', 'both have the same distance', 'prize prime'],
    ['विदवा', 'विधवा', 'it sounds alike', 'विधवा'],
    ['विकवा', '', 'a short word has to sound the same', 'विधवा'],
  ])('%s is corrected to [%s]: %s', (typed, is, _, words) => {
    expect(terms(findSpellings(smallIndex({ words }), typed))).toEqual(folded(is));
  });

  it.each([
    ['shishavrutti', 'शिष्यवृत्ती'],
    ['vidva', ''],
    ['9shishavrutti', ''],
    ['shishavrutti9', ''],
  ])('%s, a Marathi word in Roman letters, is corrected to [%s]', (typed, is) => {
    expect(terms(findPhoneticSpellings(smallIndex({ words: 'शिष्यवृत्ती विधवा' }), typed))).toEqual(folded(is));
  });
});

describe('findPhoneticMatches', () => {
  it.each([
    { words: 'घरकुल', typed: 'gharkul', weights: [0.7] },
    { words: 'घरकुल', typed: 'gharkulsathi', weights: [0.7] },
    { words: 'घरकुल', typed: 'gharakl', weights: [0.7 / 1.25] },
    { words: 'घरकुल', typed: 'ghirikil', weights: [] },
    { words: 'घरकुल', typed: '1gharkul', weights: [] },
    { words: 'घरकुल', typed: 'gharkul1', weights: [] },
    { words: 'मी', typed: 'mii', weights: [] },
    { words: 'घर', typed: 'ghari', weights: [0.7] },
    { words: 'घोर', typed: 'ghar', weights: [] },
    { words: 'विधवा विधवे', typed: 'vidhva', weights: [0.7] },
  ])('$typed among [$words] has the weights $weights', ({ words, typed, weights }) => {
    expect(findPhoneticMatches(smallIndex({ words }), typed).map(({ weight }) => weight)).toEqual(weights);
  });

  it('returns all nearest terms, whatever their order in the index', () => {
    for (const words of ['मकुट मुकुट', 'मुकुट मकुट'])
      expect(terms(findPhoneticMatches(smallIndex({ words }), 'mukut'))).toEqual(folded('मुकुट'));
    expect(terms(findPhoneticMatches(smallIndex({ words: 'शेतकरी शेतकारी' }), 'shetkari'))).toEqual(
      folded('शेतकरी शेतकारी'),
    );
  });
});

describe('findPartialMatches', () => {
  const half = (part: number, whole: number) => (part / whole) ** 0.5;

  it.each([
    { words: 'hostel', typed: 'hos', unfinished: false, weights: [0.4 * half(3, 6)] },
    { words: 'hostel', typed: 'ho', unfinished: false, weights: [] },
    { words: 'hostel', typed: 'ho', unfinished: true, weights: [0.9 * half(2, 6)] },
    { words: 'hostel', typed: 'h', unfinished: true, weights: [] },
    { words: '1000', typed: '100', unfinished: true, weights: [] },
    { words: 'hostel hostelry', typed: 'hostel', unfinished: false, weights: [0.4 * half(6, 8)] },
    { words: 'निवृत्तीवेतन', typed: 'वेतन', unfinished: false, weights: [0.2] },
    { words: 'निवृत्तीवेतन वेतन', typed: 'वेतन', unfinished: false, weights: [] },
    { words: 'घरकुल', typed: 'रकल', unfinished: false, weights: [] },
    { words: 'अबकमल', typed: 'कमल', unfinished: false, weights: [] },
    { words: 'वसतिगृह', typed: 'vasat', unfinished: false, weights: [0.2] },
    { words: 'वसतिगृह', typed: 'vasa', unfinished: false, weights: [] },
    { words: 'वसतिगृह', typed: 'vasa', unfinished: true, weights: [0.2] },
    { words: 'वसतिगृह vasat', typed: 'vasat', unfinished: false, weights: [] },
  ])(
    '$typed among [$words], unfinished: $unfinished, has the weights $weights',
    ({ words, typed, unfinished, weights }) => {
      expect(findPartialMatches(smallIndex({ words }), typed, unfinished).map(({ weight }) => weight)).toEqual(weights);
    },
  );
});

describe('an unknown Marathi word', () => {
  it.each([
    ['फॉम', 'फॉर्म', 'without its r'],
    ['सजय', 'संजय', 'without its nasal'],
    ['पानी', 'पाणी', 'with another n'],
    ['गाणी', '', 'short, with the sound of another word', 'घाणी'],
  ])('%s finds [%s]: %s', (typed, found, _, words = found) => {
    expect(terms(findAlikeMatches(smallIndex({ words }), typed))).toEqual(folded(found));
  });

  it('finds a term with the same consonants, but for those that are hardly heard', () => {
    const index = smallIndex({ words: 'व्यसन वसतिगृह' });
    expect(terms(findConsonantMatches(index, 'वेसन'))).toEqual(folded('व्यसन'));
    expect(terms(findConsonantMatches(index, 'वेतन'))).toEqual([]);
    expect(terms(findConsonantMatches(index, 'vesan'))).toEqual([]);
  });
});

it('a form of a Marathi verb finds the other forms of the verb, but not nouns that begin alike', () => {
  const index = smallIndex({ words: 'सोडले सोडायला राबते मदत मदतनीस' });
  expect(terms(findVerbForms(index, 'सोडून'))).toEqual(folded('सोडले सोडायला'));
  expect(terms(findVerbForms(index, 'राबतो'))).toEqual([]);
  expect(terms(findVerbForms(index, 'मदत'))).toEqual([]);
});
