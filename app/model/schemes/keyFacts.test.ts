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
    { says: 'only the month for a pension', benefit: { period: 'month', per: 'person' }, units: { period: 'month' } },
    {
      says: 'the house but not "once" for a house',
      benefit: { period: 'once', per: 'house' },
      units: { per: 'house' },
    },
    {
      says: 'both for money that goes to a school',
      benefit: { period: 'month', per: 'resident' },
      units: { period: 'month', per: 'resident' },
    },
    {
      says: 'that a share is a share of the project cost',
      benefit: { percent: 20, per: 'project' },
      units: { ofProject: true },
    },
    {
      says: 'nothing for a one-time benefit in words',
      benefit: { words: 'A stall', period: 'once', per: 'person' },
      units: {},
    },
    { says: 'the person when there is no period', benefit: { percent: 50, per: 'person' }, units: { per: 'person' } },
  ] as const)('say $says', ({ benefit, units }) => {
    expect(benefitUnits(aBenefit(benefit))).toEqual(units);
  });
});

describe('the key facts', () => {
  it('include the day on which an age is determined', () => {
    expect(ageFacts(eligibilityOf({ kind: 'age', min: 65, asOf: '2023-12-31' }))).toEqual([
      { kind: 'from', min: 65, who: undefined, asOf: '2023-12-31' },
    ]);
  });

  it('distinguish "above 60" from "60 or more"', () => {
    expect(ageFacts(eligibilityOf({ kind: 'age', above: 60 }))).toMatchObject([{ kind: 'above', above: 60 }]);
  });

  it('distinguish groom and bride', () => {
    expect(
      ageFacts(eligibilityOf({ kind: 'age', who: 'groom', min: 21 }, { kind: 'age', who: 'bride', min: 18 })),
    ).toMatchObject([
      { kind: 'from', min: 21, who: 'groom' },
      { kind: 'from', min: 18, who: 'bride' },
    ]);
  });

  it('use the sentence when age limits depend on the course', () => {
    expect(
      ageFacts(
        eligibilityOf({ kind: 'age', max: 35, course: 'postgraduate' }, { kind: 'age', max: 40, course: 'doctorate' }),
      ).map(({ kind }) => kind),
    ).toEqual(['sentence', 'sentence']);
  });

  it('use the sentence when it says more than the bound', () => {
    expect(ageFacts(eligibilityOf({ kind: 'age', min: 60, text: 'From 60. Parents may be younger.' }))).toMatchObject([
      { kind: 'sentence' },
    ]);
  });

  it('include both income limits, for villages and for towns', () => {
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

  it('distinguish "below" from "up to"', () => {
    expect(incomeFacts(eligibilityOf({ kind: 'income', belowRupees: 250_000 }))).toMatchObject([
      { kind: 'below', rupees: 250000 },
    ]);
  });

  it('use the sentence of an income rule without a figure', () => {
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
  ])('of $rupees rupees is written in lakh: $inLakh', ({ rupees, inLakh }) => {
    expect(isRoundLakh(rupees)).toBe(inLakh);
  });
});
