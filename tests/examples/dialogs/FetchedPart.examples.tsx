import { NotFetched } from '#app/components/dialogs/NotFetched.tsx';
import type { Examples } from '../examples.ts';

export const examples: Examples = {
  states: {
    plain: () => <NotFetched isMissing />,
  },
};
