import { EmptyState } from '#app/components/text/EmptyState.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act }) => (
      <EmptyState picture="/images/scenes/nothing-geru.svg">
        <h4>{act}</h4>
      </EmptyState>
    ),
    'long Marathi': ({ longestTitle, offices }) => (
      <EmptyState picture="/images/scenes/nothing-geru.svg">
        <h4>{longestTitle}</h4>
        <p>{offices.longest.office_address}</p>
      </EmptyState>
    ),
  },
};
