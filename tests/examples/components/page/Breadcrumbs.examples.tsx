import { Breadcrumbs } from '#app/components/page/PageHead.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act }) => <Breadcrumbs crumbs={[{ label: act }]} />,
    'long Marathi': ({ act, longestTitle }) => (
      <Breadcrumbs crumbs={[{ label: act, path: '/rtsact' }, { label: longestTitle }]} />
    ),
  },
};
