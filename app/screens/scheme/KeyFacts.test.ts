import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { ageTexts, incomeTexts } from './KeyFacts.tsx';

const translation = wordsFor('en').of('scheme');
const rulesOf = (rules: object[]) =>
  rules.map((rule) => ({ text: 'A condition.', ...rule })) as unknown as Parameters<typeof ageTexts>[0];
const ages = (...rules: object[]) => ageTexts(rulesOf(rules.map((rule) => ({ kind: 'age', ...rule }))), translation);
const incomes = (...rules: object[]) =>
  incomeTexts(rulesOf(rules.map((rule) => ({ kind: 'income', ...rule }))), translation);

describe('the key facts', () => {
  it('include the date on which an age is determined', () => {
    expect(ages({ min: 65, asOf: '2023-12-31' })).toEqual(['65 or more on 31 December 2023']);
  });

  it('distinguish "above 60" from "60 or more"', () => {
    expect(ages({ above: 60 })).toEqual(['Above 60']);
    expect(ages({ min: 60 })).toEqual(['60 or more']);
  });

  it('distinguish an upper bound from a range', () => {
    expect(ages({ max: 35 })).toEqual(['Up to 35']);
    expect(ages({ min: 18, max: 35 })).toEqual(['18 to 35']);
  });

  it('distinguish groom and bride', () => {
    expect(ages({ who: 'groom', min: 21 }, { who: 'bride', min: 18 })).toEqual([
      'Groom: 21 or more',
      'Bride: 18 or more',
    ]);
  });

  it('quote the sentence when age limits depend on the course', () => {
    expect(ages({ max: 35, course: 'postgraduate' }, { max: 40, course: 'doctorate' })).toEqual([
      'A condition.',
      'A condition.',
    ]);
  });

  it('quote the sentence of a rule when it contains more than the age limit', () => {
    const text = 'From 60. Parents may be younger.';
    expect(ages({ min: 60, text })).toEqual([text]);
  });

  it('include both income limits, for villages and for towns', () => {
    expect(incomes({ maxRupees: 120_000, area: 'rural' }, { maxRupees: 300_000, area: 'urban' })).toEqual([
      'Rural areas: Up to ₹1.20 lakh a year',
      'Urban areas: Up to ₹3 lakh a year',
    ]);
  });

  it('distinguish "below" from "up to"', () => {
    expect(incomes({ belowRupees: 250_000 })).toEqual(['Less than ₹2.50 lakh a year']);
  });

  it('quote the sentence of an income rule without a figure', () => {
    expect(incomes({})).toEqual(['A condition.']);
  });
});
