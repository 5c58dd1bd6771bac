import type { Examples } from '#app/examples/examples.ts';
import { BackLink } from './BackLink.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act }) => (
      <BackLink to="/scheme" steps={undefined}>
        {act}
      </BackLink>
    ),
    'long Marathi': ({ longestTitle }) => (
      <BackLink to="/scheme" steps={1}>
        {longestTitle}
      </BackLink>
    ),
  },
};
