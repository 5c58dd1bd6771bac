import { LoadError } from '#app/components/dialogs/LoadError.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: () => <LoadError failed />,
  },
};
