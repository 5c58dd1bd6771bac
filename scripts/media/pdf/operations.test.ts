import { describe, expect, it } from 'vitest';
import { readOperations, writeOperation } from './operations.ts';

describe('the operations of a content stream', () => {
  it.each([
    ['numbers', '.24 0 0 -.24 0 841.9 cm', 'cm', ['.24', '0', '0', '-.24', '0', '841.9']],
    ['a name and a dictionary without a space', '/TH <</MCID 1 >>BDC', 'BDC', ['/TH', '<</MCID 1 >>']],
    [
      'a text inside a dictionary',
      '/Span<</ActualText <FEFF0915> >> BDC',
      'BDC',
      ['/Span', '<</ActualText <FEFF0915> >>'],
    ],
    ['codes', '<003A0001> Tj', 'Tj', ['<003A0001>']],
    ['an array', '[<003A> -12 (a]b\\)c)] TJ', 'TJ', ['[<003A> -12 (a]b\\)c)]']],
    ['no operand', 'W*', 'W*', []],
  ])('have %s', (_, text, operator, operands) => {
    expect(readOperations(text)).toEqual([{ operator, operands }]);
  });

  it('are written as they were read', () => {
    const text = 'q\n/G3 gs\n0 65 658 4 re\nf\nBT\n/F4 18.66 Tf\n1 0 0 -1 0 21 Tm\n<003A> Tj\nET\nQ';
    expect(readOperations(text).map(writeOperation).join('\n')).toBe(text);
  });

  it('are refused when a dictionary has no end', () => {
    expect(() => readOperations('/TH <</MCID 1 ')).toThrow('without an end');
  });
});
