import { PageContents } from '#app/components/page/PageContents.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ categories }) => (
      <PageContents parts={categories.slice(0, 4).map(({ value, label }) => ({ id: value, title: label }))} />
    ),
    'long Marathi': ({ act, longestTitle }) => (
      <PageContents
        parts={[
          { id: 'PageHead', title: longestTitle },
          { id: 'PageContents', title: act },
        ]}
      />
    ),
  },
};
