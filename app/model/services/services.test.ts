import { describe, expect, it } from 'vitest';
import { titleMatches, titleParts } from './rules.ts';

const mahaDbt = ['MahaDBT', 'महाडीबीटी'];
const ramai = ['Ramai Awas Gharkul Scheme (Rural)', 'रमाई आवास घरकुल योजना (ग्रामीण)'];

describe('a service', () => {
  it.each([
    { typed: 'dbt', how: 'lower case' },
    { typed: 'MAHADBT', how: 'upper case' },
    { typed: '  maha ', how: 'a text with spaces around it' },
    { typed: 'डीबी', how: 'a part of its title in the other language' },
    { typed: '', how: 'an empty text' },
  ])('is found by $how', ({ typed }) => {
    expect(titleMatches(mahaDbt, typed)).toBe(true);
  });

  it('is found by a word from the middle of its title', () => {
    expect(titleMatches(ramai, 'घरकुल')).toBe(true);
  });

  it('is found when the typed text has another Unicode normalization', () => {
    expect(titleMatches(['ऱ्हास'], 'ऱ्हास'.normalize('NFD'))).toBe(true);
  });

  it('is not found by text that its title does not contain', () => {
    expect(titleMatches(mahaDbt, 'pension')).toBe(false);
  });
});

describe('the parts of a title', () => {
  it('mark every occurrence of the typed text', () => {
    expect(titleParts('Foreign Scholarship Scheme', 'sch')).toEqual([
      { text: 'Foreign ', matches: false },
      { text: 'Sch', matches: true },
      { text: 'olarship ', matches: false },
      { text: 'Sch', matches: true },
      { text: 'eme', matches: false },
    ]);
  });

  it('keep a vowel sign with its consonant', () => {
    expect(titleParts('योजना', 'य')).toEqual([
      { text: 'यो', matches: true },
      { text: 'जना', matches: false },
    ]);
  });

  it('mark nothing when the match is in the other language', () => {
    expect(titleParts('महाडीबीटी', 'dbt')).toEqual([{ text: 'महाडीबीटी', matches: false }]);
  });

  it('are one part when nothing is typed', () => {
    expect(titleParts('MahaDBT', ' ')).toEqual([{ text: 'MahaDBT', matches: false }]);
  });
});
