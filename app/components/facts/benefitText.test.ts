import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { type Benefit, figureText, formatRupees, unitsText } from './benefitText.ts';

const { t } = wordsFor('en').of('schemes');
const aBenefit = (fields: Partial<Benefit>): Benefit => ({ what: 'Help', ...fields });

describe('the figure of a benefit', () => {
  it.each([
    { benefit: { rupees: 1500 }, figure: '₹1,500' },
    { benefit: { rupees: 30000, upTo: true as const }, figure: 'Up to ₹30,000' },
    { benefit: { percent: 90 }, figure: '90%' },
    { benefit: { percent: 15, upTo: true as const }, figure: 'Up to 15%' },
    { benefit: { rupees: 10000, upTo: true as const, percent: 50 }, figure: '50%, up to ₹10,000' },
    { benefit: { words: 'Free lodging' }, figure: 'Free lodging' },
    { benefit: {}, figure: 'Help' },
  ])('is "$figure" for $benefit', ({ benefit, figure }) => {
    expect(figureText(aBenefit(benefit), t, 'en')).toBe(figure);
  });
});

describe('the units of a benefit', () => {
  it.each([
    { says: 'only the month for a monthly pension', benefit: { period: 'month', per: 'person' }, units: 'every month' },
    { says: 'only "per house", without "once"', benefit: { period: 'once', per: 'house' }, units: 'per house' },
    {
      says: 'month and resident for money that goes to a school',
      benefit: { period: 'month', per: 'resident' },
      units: 'every month, per resident',
    },
    {
      says: 'that a share is a share of the project cost',
      benefit: { percent: 20, per: 'project' },
      units: 'of the project cost',
    },
    {
      says: 'nothing for a one-time benefit without a figure',
      benefit: { words: 'A stall', period: 'once', per: 'person' },
      units: '',
    },
    { says: 'the person when there is no period', benefit: { percent: 50, per: 'person' }, units: 'per person' },
  ] as const)('say $says', ({ benefit, units }) => {
    expect(unitsText(aBenefit(benefit), t)).toBe(units);
  });
});

describe('an amount', () => {
  it.each([
    { rupees: 99_999, text: '₹99,999' },
    { rupees: 100_000, text: '₹1 lakh' },
    { rupees: 132_000, text: '₹1.32 lakh' },
    { rupees: 123_456, text: '₹1,23,456' },
    { rupees: 70_000_000, text: '₹7,00,00,000' },
  ])('of $rupees rupees is written $text', ({ rupees, text }) => {
    expect(formatRupees(rupees, 'en')).toBe(text);
  });
});
