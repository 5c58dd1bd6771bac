import type { Examples } from '#app/examples/examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act }) => <Breadcrumbs crumbs={[{ label: act }]} />,
    'long Marathi': ({ act, longestTitle }) => (
      <Breadcrumbs crumbs={[{ label: act, path: '/rtsact' }, { label: longestTitle }]} />
    ),
  },
};
