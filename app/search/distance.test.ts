import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcदधव'), maxLength: 8 });

describe('the distance of two words', () => {
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
  ])('%s and %s is %i', (from, to, expected) => {
    expect(distance(from, to, 3)).toBe(expected);
  });

  it('is the same both ways, and nothing between a word and itself', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other, 9)).toBe(distance(other, one, 9));
        expect(distance(one, one, 0)).toBe(0);
      }),
    );
  });

  it('is not counted beyond what is asked for', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, most) => {
        expect(distance(one, other, most)).toBe(Math.min(distance(one, other, 9), most + 1));
      }),
    );
  });
});
