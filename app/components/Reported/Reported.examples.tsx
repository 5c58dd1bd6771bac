import type { Examples } from '#app/examples/examples.ts';
import { Reported } from './Reported.tsx';

export const examples: Examples = {
  states: {
    plain: ({ reported }) => <Reported report={reported} />,
    'long Marathi': ({ reported }) => <Reported report={reported} />,
  },
};
