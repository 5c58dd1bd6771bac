import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { searchEntries } from '#app/search/documents/documents.server.ts';
import { findIndexLetter, groupByLetter } from './groupByLetter.ts';

describe('the index letter', () => {
  it.each([
    { title: 'widow pension', letter: 'W', why: 'a capital' },
    { title: '“Ramai” housing', letter: 'R', why: 'the first letter behind a mark' },
    { title: 'आश्रमशाळा', letter: 'आ', why: 'an independent vowel' },
    { title: 'शिष्यवृत्ती', letter: 'श', why: 'a consonant without its vowel sign' },
    { title: 'क्षमता', letter: 'क्ष', why: 'a conjunct that is a letter' },
    { title: 'ज्ञानेश्वर', letter: 'ज्ञ', why: 'a conjunct that is a letter' },
    { title: 'प्रशिक्षण', letter: 'प', why: 'the first letter of a conjunct' },
    { title: '१० वी', letter: '0', why: 'the group of numbers' },
    { title: '12th', letter: '0', why: 'the group of numbers' },
  ])('of “$title” is $letter: $why', ({ title, letter }) => {
    expect(findIndexLetter(title)).toBe(letter);
  });
});

describe('the index', () => {
  it('sorts by the Marathi alphabet, with क्ष and ज्ञ last', () => {
    const titles = ['ज्ञान', 'क्षमता', 'हक्क', 'कर्ज', 'आई', 'अंध', '१० वी', 'ABC'];
    const letters = groupByLetter(
      titles.map((title) => ({ title })),
      'mr',
    );
    expect(letters.map(({ letter }) => letter)).toEqual(['0', 'अ', 'आ', 'क', 'ह', 'क्ष', 'ज्ञ', 'A']);
  });

  it.each(LANGUAGES)('contains every entry of the site and each letter once, in "%s"', (language) => {
    const entries = searchEntries(language);
    const letters = groupByLetter(entries, language);
    expect(letters.flatMap((letter) => letter.entries)).toHaveLength(entries.length);
    expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length);
  });
});
