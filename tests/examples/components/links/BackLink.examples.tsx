import { BackLink } from '#app/components/links/BackLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <BackLink to="/scheme">{act}</BackLink>,
    'long Marathi': ({ longestTitle }) => <BackLink to="/scheme">{longestTitle}</BackLink>,
  },
};
