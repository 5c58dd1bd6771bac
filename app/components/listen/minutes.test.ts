import { describe, expect, it } from 'vitest';
import { estimateMinutes } from './minutes.ts';

const words = (count: number) => 'word '.repeat(count);

describe('the time it takes to listen', () => {
  it('is counted over all texts of an entry', () => {
    expect(estimateMinutes({ title: words(150), lines: [words(75), { text: words(75) }] }, 'en')).toBe(2);
  });

  it('is longer in Marathi, whose words are', () => {
    expect(estimateMinutes(words(460), 'mr')).toBe(4);
    expect(estimateMinutes(words(460), 'en')).toBe(3);
  });

  it('is a minute at least, and ids and numbers take none', () => {
    expect(estimateMinutes({ id: 'vayoshree', days: 3000, path: '/a/b' }, 'en')).toBe(1);
  });
});
