import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import {
  type Benefit,
  formatBenefitAmount,
  formatBenefitFigure,
  formatFirstBenefit,
  whoseAmount,
} from './benefitText.ts';

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
    expect(formatBenefitFigure(aBenefit(benefit), t, 'en')).toBe(figure);
  });
});

describe('the amount of a benefit', () => {
  const girl = { rupees: 100, period: 'month', per: 'girl', what: 'Classes 8 to 10' } as const;
  it.each([
    [{ rupees: 1500, period: 'month', per: 'person' }, '₹1,500 every month', '₹१,५०० दरमहा'],
    [{ rupees: 3000, period: 'once', per: 'person' }, '₹3,000 one time', '₹३,००० एकदाच'],
    [
      { rupees: 20000, period: 'once', per: 'family', what: 'For the family, कुटुंबाला' },
      '₹20,000 one time',
      '₹२०,००० एकदाच',
    ],
    [{ rupees: 12000, period: 'year', upTo: true }, 'Up to ₹12,000 a year', 'वर्षाला ₹१२,००० पर्यंत'],
    [girl, '₹100 every month per girl', 'प्रत्येक विद्यार्थिनीला दरमहा ₹१००'],
    [{ rupees: 132_000, period: 'once', per: 'house' }, '₹1.32 lakh per house', 'प्रत्येक घरासाठी ₹१.३२ लाख'],
    [{ rupees: 250_000, upTo: true, term: true, period: 'once' }, 'Up to ₹2.50 lakh', '₹२.५० लाखांपर्यंत'],
    [{ percent: 20, per: 'project' }, '20% of the project cost', 'प्रकल्प किमतीच्या २०%'],
    [
      { percent: 50, rupees: 10_000, upTo: true, per: 'project' },
      '50% of the project cost, up to ₹10,000',
      'प्रकल्प किमतीच्या ५०%, ₹१०,००० पर्यंत',
    ],
    [{ percent: 4, period: 'year', term: true }, '4% a year', 'दरसाल ४%'],
    [{ percent: 75, period: 'year', per: 'organisation' }, '75%', '७५%'],
    [{ words: 'X', period: 'once', per: 'person' }, 'X', 'X'],
    [{ words: 'X', period: 'year', per: 'student' }, 'X, every year', 'दरवर्षी X'],
  ] as const)('%o is "%s" and "%s"', (benefit, en, mr) => {
    expect(formatBenefitAmount(aBenefit(benefit), t, 'en')).toBe(en);
    expect(formatBenefitAmount(aBenefit(benefit), wordsFor('mr').of('schemes').t, 'mr')).toBe(mr);
  });

  it.each([
    [{ what: 'Award to an individual', rupees: 500, per: 'award' }, '₹500'],
    [{ what: 'Monthly pension', rupees: 500, period: 'month', per: 'person' }, '₹500'],
    [{ what: 'For each couple', rupees: 500, period: 'once', per: 'couple' }, '₹500'],
    [{ what: 'Allowance', words: 'A monthly allowance', period: 'month' }, 'A monthly allowance'],
  ] as const)('omits what the text of the benefit before it already says: %o', (benefit, text) => {
    expect(formatBenefitAmount(benefit, t, 'en', { afterWhat: true })).toBe(text);
  });

  it('keeps the period if the text of the benefit is not shown before the amount', () => {
    const benefit = { what: 'Monthly pension', rupees: 500, period: 'month', per: 'person' } as const;
    expect(formatBenefitAmount(benefit, t, 'en')).toBe('₹500 every month');
  });
});

describe('the first benefit of a scheme', () => {
  const prize = aBenefit({ what: 'First prize', rupees: 3000 });
  const inWords = aBenefit({ what: 'Fees', words: 'All fees' });

  it.each([
    { benefit: prize, hasOtherBenefits: true, whose: 'First prize', text: 'First prize: ₹3,000' },
    { benefit: prize, whose: undefined, text: '₹3,000' },
    { benefit: inWords, hasOtherBenefits: true, whose: undefined, text: 'All fees' },
  ])('is "$text", which is for: $whose', ({ whose, text, ...first }) => {
    expect(whoseAmount(first)).toBe(whose);
    expect(formatFirstBenefit(first, t, 'en')).toBe(text);
  });
});
