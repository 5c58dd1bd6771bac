import { describe, expect, it } from 'vitest';
import { nearMiss } from './near.ts';

const text = 'A condition.';
const exactly = (number: number) => ({ from: number, to: number });

describe('an age to grow into', () => {
  it('is the age of the one in the couple who is too young', () => {
    const answers = { age: exactly(24), groomAge: exactly(20), brideAge: exactly(17) };
    expect(nearMiss({ kind: 'age', text, who: 'groom', min: 21 }, answers)).toEqual({
      kind: 'age',
      at: 21,
      who: 'groom',
    });
    expect(nearMiss({ kind: 'age', text, who: 'bride', min: 18 }, answers)).toEqual({
      kind: 'age',
      at: 18,
      who: 'bride',
    });
  });

  it('is nobody else’s where the condition speaks of the person', () => {
    expect(nearMiss({ kind: 'age', text, who: 'woman', min: 40 }, { age: exactly(39) })).toEqual({
      kind: 'age',
      at: 40,
    });
    expect(nearMiss({ kind: 'age', text, min: 40 }, { age: exactly(40) })).toBeUndefined();
  });
});
