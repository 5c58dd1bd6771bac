import type { Examples } from '#app/examples/examples.ts';
import { PageLink } from './PageLink.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <PageLink to="/rtsact">{act}</PageLink>,
    'long Marathi': ({ longestTitle }) => <PageLink to="/scheme">{longestTitle}</PageLink>,
  },
};
