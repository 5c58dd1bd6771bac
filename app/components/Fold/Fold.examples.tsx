import type { Examples } from '#app/examples/examples.ts';
import { Fold } from './Fold.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act, longestTitle }) => (
      <Fold label={act}>
        <p>{longestTitle}</p>
      </Fold>
    ),
    'long Marathi': ({ longestTitle }) => (
      <Fold label={longestTitle}>
        <p>{longestTitle}</p>
      </Fold>
    ),
  },
};
