import { OnwardLink } from '#app/components/links/PageLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <OnwardLink to="/rtsact">{act}</OnwardLink>,
    'long Marathi': ({ longestTitle }) => <OnwardLink to="/scheme">{longestTitle}</OnwardLink>,
  },
};
