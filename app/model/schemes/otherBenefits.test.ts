import { expect, it } from 'vitest';
import { hasOtherBenefits } from './otherBenefits.ts';

type Benefit = { rupees?: number; term?: true; part?: true };

const part = (rupees: number): Benefit => ({ rupees, part: true });
const cases: { what: string; benefits: Benefit[]; has: boolean }[] = [
  { what: 'only one amount', benefits: [{ rupees: 1500 }], has: false },
  { what: 'an amount and its parts', benefits: [{ rupees: 1500 }, part(1200), part(300)], has: false },
  {
    what: 'a total with parts for two ages',
    benefits: [{ rupees: 1500 }, part(1300), part(200), part(1000), part(500)],
    has: false,
  },
  { what: 'an amount and a condition', benefits: [{ rupees: 1500 }, { term: true }], has: false },
  { what: 'an amount, a part of it and another amount', benefits: [{ rupees: 5000 }, part(1000), {}], has: true },
  { what: 'a first and a second prize', benefits: [{ rupees: 5000 }, { rupees: 3000 }], has: true },
  {
    what: 'a first prize that equals the sum of the others',
    benefits: [{ rupees: 5000 }, { rupees: 3000 }, { rupees: 2000 }],
    has: true,
  },
  { what: 'an amount and something in words', benefits: [{ rupees: 5000 }, {}], has: true },
];

it.each(cases)('whether a scheme has other benefits: $what', ({ benefits, has }) => {
  expect(hasOtherBenefits(benefits)).toBe(has);
});
