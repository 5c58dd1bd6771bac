import type { Examples } from '#app/examples/examples.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import { PageActions } from './PageActions.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <PageActions title={act} actions={['share', 'print']} />,
    'long Marathi': ({ act, longestTitle }) => (
      <PageActions title={act} actions={['share', 'print']}>
        <PageLink to="/scheme">{longestTitle}</PageLink>
      </PageActions>
    ),
    'in a panel': ({ act }) => <PageActions title={act} actions={['share', 'print']} inPanel />,
  },
};
