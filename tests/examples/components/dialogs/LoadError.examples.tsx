import { LoadError } from '#app/components/dialogs/useLazyComponent.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: () => <LoadError failed />,
  },
};
