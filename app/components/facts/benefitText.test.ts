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
    ['only the month for a monthly pension', { period: 'month', per: 'person' }, 'every month'],
    ['only "per house", without "once"', { period: 'once', per: 'house' }, 'per house'],
    [
      'month and resident for money that goes to a school',
      { period: 'month', per: 'resident' },
      'every month, per resident',
    ],
    ['that a share is a share of the project cost', { percent: 20, per: 'project' }, 'of the project cost'],
    ['nothing for a one-time benefit without a figure', { words: 'A stall', period: 'once', per: 'person' }, ''],
    ['the person when there is no period', { percent: 50, per: 'person' }, 'per person'],
  ] as const)('say %s', (_, benefit, units) => {
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
