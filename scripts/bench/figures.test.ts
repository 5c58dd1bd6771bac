import { describe, expect, it } from 'vitest';
import { growth, median } from './figures.ts';

describe('the median', () => {
  it.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 5], middle: 5 },
    { values: [10, 9, 1, 2], middle: 5.5 },
  ])('of $values is $middle', ({ values, middle }) => {
    expect(median(values)).toBe(middle);
  });

  it('of nothing is refused', () => {
    expect(() => median([])).toThrow('nothing');
  });
});

describe('the growth', () => {
  it.each([
    { of: 'what keeps step', seconds: (size: number) => size / 7, exponent: 1 },
    { of: 'what squares', seconds: (size: number) => size * size, exponent: 2 },
    { of: 'what never changes', seconds: () => 4, exponent: 0 },
  ])('of $of is $exponent', ({ seconds, exponent }) => {
    const points = [77, 1000, 5000].map((size) => ({ size, seconds: seconds(size) }));
    expect(growth(points)).toBeCloseTo(exponent);
  });
});
