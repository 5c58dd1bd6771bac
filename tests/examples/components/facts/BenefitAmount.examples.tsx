import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ benefits }) => benefits.map(([form, benefit]) => <BenefitAmount key={form} benefit={benefit} />),
    'long Marathi': ({ benefits }) =>
      benefits.map(([form, benefit]) => <BenefitAmount key={form} benefit={benefit} size="panel" />),
    'in a row': ({ benefits }) =>
      benefits.map(([form, benefit]) => <BenefitAmount key={form} benefit={benefit} size="row" />),
  },
};
