import type { Examples } from '#app/examples/examples.ts';
import { NotFetched } from './NotFetched.tsx';

export const examples: Examples = {
  states: {
    plain: () => <NotFetched isMissing />,
  },
};
