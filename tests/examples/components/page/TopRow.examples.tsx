import { TopRow } from '#app/components/page/TopRow.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act }) => <TopRow crumbs={[{ label: act }]} figures="figures-office" />,
    'long Marathi': ({ act, longestTitle }) => (
      <TopRow
        crumbs={[{ label: act, path: '/rtsact' }, { label: longestTitle, path: '/scheme' }, { label: act }]}
        figures="figures-homes"
      />
    ),
  },
};
