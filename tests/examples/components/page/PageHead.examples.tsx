import { PageHead } from '#app/components/page/PageHead.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, categories }) => <PageHead title={act} tag={categories[0]?.label} />,
    'long Marathi': ({ act, longestTitle, longestWord }) => (
      <PageHead title={longestTitle} tag={longestWord} lead={act} figures="figures-homes" />
    ),
    'heading alone': ({ act }) => <PageHead title={act} figures="figures-office" />,
  },
};
