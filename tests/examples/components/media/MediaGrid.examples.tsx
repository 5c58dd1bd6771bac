import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, longestTitle }) => (
      <MediaGrid empty={act}>
        {[act, longestTitle].map((title) => (
          <li key={title}>{title}</li>
        ))}
      </MediaGrid>
    ),
    empty: ({ longestTitle }) => <MediaGrid empty={longestTitle}>{[]}</MediaGrid>,
  },
};
