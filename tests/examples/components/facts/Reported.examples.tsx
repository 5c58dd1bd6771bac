import { Reported } from '#app/components/facts/Reported.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ reported }) => <Reported report={reported} />,
    'long Marathi': ({ reported }) => <Reported report={reported} />,
  },
};
