import { describe, expect, it } from 'vitest';
import { ageFacts, type Benefit, benefitFigure, benefitUnits, incomeFacts, isRoundLakh } from './keyFacts.ts';

type Rules = Parameters<typeof ageFacts>[0];
const eligibilityOf = (...rules: object[]) =>
  rules.map((rule) => ({ text: 'A condition.', ...rule })) as unknown as Rules;

const aBenefit = (fields: Partial<Benefit>): Benefit => ({ what: 'Help', ...fields });

describe('the figure of a benefit', () => {
  it.each([
    { benefit: { rupees: 1500 }, figure: { kind: 'amount', rupees: 1500, upTo: false } },
    { benefit: { rupees: 30000, upTo: true as const }, figure: { kind: 'amount', rupees: 30000, upTo: true } },
    { benefit: { percent: 90 }, figure: { kind: 'share', percent: 90, upTo: false } },
    { benefit: { percent: 15, upTo: true as const }, figure: { kind: 'share', percent: 15, upTo: true } },
    {
      benefit: { rupees: 10000, upTo: true as const, percent: 50 },
      figure: { kind: 'cappedShare', percent: 50, rupees: 10000 },
    },
    { benefit: { words: 'Free lodging' }, figure: { kind: 'words', words: 'Free lodging' } },
  ])('is $figure.kind for $benefit', ({ benefit, figure }) => {
    expect(benefitFigure(aBenefit(benefit))).toEqual(figure);
  });
});

describe('the units of a benefit', () => {
  it.each([
    { says: 'only the month of a pension', benefit: { period: 'month', per: 'person' }, units: { period: 'month' } },
    {
      says: 'the house and not that it is built once',
      benefit: { period: 'once', per: 'house' },
      units: { per: 'house' },
    },
    {
      says: 'both for money that goes to a school',
      benefit: { period: 'month', per: 'resident' },
      units: { period: 'month', per: 'resident' },
    },
    {
      says: 'that a share is of the project cost',
      benefit: { percent: 20, per: 'project' },
      units: { ofProject: true },
    },
    {
      says: 'nothing beside words that come once',
      benefit: { words: 'A stall', period: 'once', per: 'person' },
      units: {},
    },
    { says: 'the person when there is no period', benefit: { percent: 50, per: 'person' }, units: { per: 'person' } },
  ] as const)('say $says', ({ benefit, units }) => {
    expect(benefitUnits(aBenefit(benefit))).toEqual(units);
  });
});

describe('the key facts', () => {
  it('name the day on which an age counts', () => {
    expect(ageFacts(eligibilityOf({ kind: 'age', min: 65, asOf: '2023-12-31' }))).toEqual([
      { kind: 'from', min: 65, who: undefined, asOf: '2023-12-31' },
    ]);
  });

  it('keep "above 60" apart from "60 or more"', () => {
    expect(ageFacts(eligibilityOf({ kind: 'age', above: 60 }))).toMatchObject([{ kind: 'above', above: 60 }]);
  });

  it('keep groom and bride apart', () => {
    expect(
      ageFacts(eligibilityOf({ kind: 'age', who: 'groom', min: 21 }, { kind: 'age', who: 'bride', min: 18 })),
    ).toMatchObject([
      { kind: 'from', min: 21, who: 'groom' },
      { kind: 'from', min: 18, who: 'bride' },
    ]);
  });

  it('give the sentence where two age limits differ by the course', () => {
    expect(
      ageFacts(
        eligibilityOf({ kind: 'age', max: 35, course: 'postgraduate' }, { kind: 'age', max: 40, course: 'doctorate' }),
      ).map(({ kind }) => kind),
    ).toEqual(['sentence', 'sentence']);
  });

  it('give the sentence where it says more than the bound', () => {
    expect(ageFacts(eligibilityOf({ kind: 'age', min: 60, text: 'From 60. Parents may be younger.' }))).toMatchObject([
      { kind: 'sentence' },
    ]);
  });

  it('give the income limit of village and town', () => {
    expect(
      incomeFacts(
        eligibilityOf(
          { kind: 'income', maxRupees: 120_000, area: 'rural' },
          { kind: 'income', maxRupees: 300_000, area: 'urban' },
        ),
      ),
    ).toEqual([
      { kind: 'upTo', rupees: 120000, area: 'rural' },
      { kind: 'upTo', rupees: 300000, area: 'urban' },
    ]);
  });

  it('keep "below" apart from "up to"', () => {
    expect(incomeFacts(eligibilityOf({ kind: 'income', belowRupees: 250_000 }))).toMatchObject([
      { kind: 'below', rupees: 250000 },
    ]);
  });

  it('give the sentence of an income rule without a figure', () => {
    expect(incomeFacts(eligibilityOf({ kind: 'income' }))).toMatchObject([{ kind: 'sentence' }]);
  });
});

describe('an amount', () => {
  it.each([
    { rupees: 99_999, inLakh: false },
    { rupees: 100_000, inLakh: true },
    { rupees: 132_000, inLakh: true },
    { rupees: 123_456, inLakh: false },
    { rupees: 70_000_000, inLakh: false },
  ])('of $rupees rupees is said in lakh: $inLakh', ({ rupees, inLakh }) => {
    expect(isRoundLakh(rupees)).toBe(inLakh);
  });
});
