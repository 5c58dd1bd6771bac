import { describe, expect, it } from 'vitest';
import { isStopWord, soundsOf, toStopWord } from './stopWords.ts';

describe('a stop word', () => {
  const stopWords = new Set(['मिळत', 'साठी'].map(toStopWord));

  it.each(['मिळते', 'मिळतात', 'मिळतं', 'साठी'])('stands for %s', (word) => {
    expect(isStopWord(stopWords, word)).toBe(true);
  });

  it('does not stand for another word with the same short stem', () => {
    expect(isStopWord(stopWords, 'साठे')).toBe(false);
  });

  it('is known by its sound if that is long', () => {
    expect([...soundsOf(['मिळणार', 'का', 'wanted'])]).toEqual(['milnr']);
  });
});
