import { Sources } from '#app/components/facts/Provenance.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ sources }) => <Sources sources={sources} />,
    'long Marathi': ({ sources, act }) => <Sources sources={sources} of={act} />,
  },
};
