import { Page } from '#app/components/page/Page.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, categories }) => (
      <Page parents={[{ label: categories[0]?.label ?? '', path: '/scheme' }]} title={act} lead={act} />
    ),
    'long Marathi': ({ longestTitle, longestWord }) => <Page title={longestTitle} crumb={longestWord} />,
  },
};
