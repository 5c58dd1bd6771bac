import { describe, expect, it } from 'vitest';
import { estimateMinutes } from './minutes.ts';

const words = (count: number) => 'word '.repeat(count);

describe('estimateMinutes', () => {
  it('counts the words of all strings of an entry', () => {
    expect(estimateMinutes({ title: words(150), lines: [words(75), { text: words(75) }] }, 'en')).toBe(2);
  });

  it('estimates more minutes for Marathi words than for as many English words', () => {
    expect(estimateMinutes(words(460), 'mr')).toBe(4);
    expect(estimateMinutes(words(460), 'en')).toBe(3);
  });

  it('rounds to the nearest minute', () => {
    expect([224, 226].map((count) => estimateMinutes(words(count), 'en'))).toEqual([1, 2]);
  });

  it('returns at least one minute and ignores ids and numbers', () => {
    expect(estimateMinutes({ id: 'vayoshree', days: 3000, path: '/a/b' }, 'en')).toBe(1);
  });
});
