import { Expandable } from '#app/components/text/Expandable.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act, longestTitle }) => (
      <Expandable label={act}>
        <p>{longestTitle}</p>
      </Expandable>
    ),
    'long Marathi': ({ longestTitle }) => (
      <Expandable label={longestTitle}>
        <p>{longestTitle}</p>
      </Expandable>
    ),
  },
};
