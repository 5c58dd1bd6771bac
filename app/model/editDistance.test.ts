import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcदधव'), maxLength: 8 });

describe('editDistance', () => {
  it.each([
    ['pension', 'pension', 0],
    ['pention', 'pension', 1],
    ['widwo', 'widow', 1],
    ['scolarship', 'scholarship', 1],
    ['marrige', 'marriage', 1],
    ['विदवा', 'विधवा', 1],
    ['certifcate', 'certificate', 1],
    ['ab', 'cd', 2],
    ['ab', 'ca', 2],
    ['abcd', 'badc', 2],
  ])('from %s to %s is %i', (from, to, expected) => {
    expect(editDistance(from, to, 3)).toBe(expected);
  });

  it('is symmetric, and zero for equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, one, 0)).toBe(0);
      }),
    );
  });

  it('returns max + 1 for every distance above max', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(editDistance(one, other, 9), most + 1));
      }),
    );
  });
});
