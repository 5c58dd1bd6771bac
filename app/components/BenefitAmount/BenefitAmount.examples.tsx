import type { Examples } from '#app/examples/examples.ts';
import { BenefitAmount } from './BenefitAmount.tsx';

export const examples: Examples = {
  states: {
    plain: ({ benefits }) => benefits.map(([form, benefit]) => <BenefitAmount key={form} benefit={benefit} />),
    'long Marathi': ({ benefits }) =>
      benefits.map(([form, benefit]) => <BenefitAmount key={form} benefit={benefit} size="panel" />),
    'in a row': ({ benefits }) =>
      benefits.map(([form, benefit]) => <BenefitAmount key={form} benefit={benefit} size="row" />),
  },
};
