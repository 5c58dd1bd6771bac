import { PageLink } from '#app/components/links/PageLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <PageLink to="/rtsact">{act}</PageLink>,
    'long Marathi': ({ longestTitle }) => <PageLink to="/scheme">{longestTitle}</PageLink>,
  },
};
