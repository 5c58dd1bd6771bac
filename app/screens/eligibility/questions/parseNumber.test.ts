import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatNumber } from '#app/i18n/numbers.ts';
import { parseNumber } from './draft.ts';

describe('parseNumber', () => {
  it('parses the digits of both languages and the commas of amounts', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('en' as const, 'mr' as const), (number, language) => {
        expect(parseNumber(formatNumber(number, language), 99_999_999)).toBe(number);
        expect(parseNumber(` ${formatAmount(number, language)} `, 99_999_999)).toBe(number);
      }),
    );
  });

  it.each([
    { text: '0', age: 0 },
    { text: '120', age: 120 },
    { text: '१२०', age: 120 },
    { text: '४5', age: 45 },
    { text: '121', age: undefined },
    { text: '-1', age: undefined },
    { text: '45.5', age: undefined },
    { text: '4e1', age: undefined },
    { text: '0x10', age: undefined },
    { text: 'forty', age: undefined },
    { text: '४५ वर्षे', age: undefined },
    { text: '', age: undefined },
    { text: '   ', age: undefined },
    { text: '९'.repeat(400), age: undefined },
  ])('"$text" is the age $age', ({ text, age }) => {
    expect(parseNumber(text, 120)).toBe(age);
  });
});
