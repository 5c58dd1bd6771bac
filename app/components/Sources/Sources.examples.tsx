import type { Examples } from '#app/examples/examples.ts';
import { Sources } from './Sources.tsx';

export const examples: Examples = {
  states: {
    plain: ({ sources }) => <Sources sources={sources} />,
    'long Marathi': ({ sources, act }) => <Sources sources={sources} of={act} />,
  },
};
