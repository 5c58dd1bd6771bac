import { PageHead } from '#app/components/page/PageHead.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act }) => <PageHead title={act} lead={act} />,
    'long Marathi': ({ act, longestTitle, longestWord }) => (
      <PageHead title={longestTitle} official={longestWord} lead={act} />
    ),
    'heading alone': ({ act }) => <PageHead title={act} />,
  },
};
