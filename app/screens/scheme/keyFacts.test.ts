import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { formatFamilyConditions, removeFamilyParts } from './keyFacts.ts';

const translation = wordsFor('en').of('scheme');
const textsOf = (...rules: object[]) =>
  formatFamilyConditions(
    rules.map((rule) => ({ text: 'A condition.', ...rule })) as unknown as Parameters<typeof formatFamilyConditions>[0],
    translation,
  );
const incomes = (...rules: object[]) => textsOf(...rules.map((rule) => ({ kind: 'income', ...rule })));

describe('what the key facts say about the family', () => {
  it('is empty if no condition is about the family', () => {
    expect(textsOf({ kind: 'age', min: 60 }, { kind: 'situation', anyOf: ['widow'] })).toEqual([]);
  });

  it('includes the list of poor families only if no other condition can replace it', () => {
    expect(textsOf({ kind: 'situation', anyOf: ['bpl'] })).toEqual(['Name in the below-poverty-line (BPL) list']);
    expect(textsOf({ kind: 'situation', anyOf: ['bpl', 'orphan'] })).toEqual([]);
    expect(textsOf({ kind: 'situation', noneOf: ['bpl'] })).toEqual([]);
  });

  it('includes the income limits for villages and for towns', () => {
    expect(incomes({ maxRupees: 120_000, area: 'rural' }, { maxRupees: 300_000, area: 'urban' })).toEqual([
      'Rural areas: Income up to ₹1.20 lakh a year',
      'Urban areas: Income up to ₹3 lakh a year',
    ]);
  });

  it('distinguishes "less than" from "up to"', () => {
    expect(incomes({ belowRupees: 250_000 })).toEqual(['Income less than ₹2.50 lakh a year']);
  });

  it('quotes the sentence of an income rule without a figure, or with a second sentence', () => {
    expect(incomes({})).toEqual(['A condition.']);
    const text = 'Up to ₹1 lakh. Ask whether it has changed.';
    expect(incomes({ maxRupees: 100_000, text })).toEqual([text]);
  });
});

describe('for whom', () => {
  it.each([
    ['Widows, family below the poverty line', 'Widows'],
    ['Elders; family income up to ₹21,000 a year, in villages', 'Elders; in villages'],
    ['Families whose earner died', 'Families whose earner died'],
    ['Students, no income limit', 'Students, no income limit'],
  ])('"%s" is shortened to "%s", without the parts about the family', (forWhom, people) => {
    expect(removeFamilyParts(forWhom, translation.t)).toBe(people);
  });
});
