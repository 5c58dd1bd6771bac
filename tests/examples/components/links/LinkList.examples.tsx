import { Building2, LayoutGrid } from 'lucide-react';
import { LinkList } from '#app/components/links/LinkList.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act, categories }) => (
      <LinkList
        links={[
          { label: act, path: '/rtsact' },
          { label: categories[0]?.label ?? act, path: '/scheme', amount: act.slice(0, 8) },
        ]}
      />
    ),
    'long Marathi': ({ longestTitle, offices }) => (
      <LinkList
        links={[
          { label: longestTitle, path: '/scheme', Icon: LayoutGrid },
          { label: offices.longest.designation, path: '/office/assistant', Icon: Building2 },
        ]}
      />
    ),
  },
};
