import { Fold } from '#app/components/text/Fold.tsx';
import type { Examples } from '../examples.ts';

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
