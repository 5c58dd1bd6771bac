import { Building2, ScrollText } from 'lucide-react';
import { WaysOn } from '#app/components/links/WaysOn.tsx';
import type { Examples } from '../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act, categories }) => (
      <WaysOn
        ways={[
          { label: act, path: '/rtsact' },
          { label: categories[0]?.label ?? act, path: '/scheme' },
        ]}
      />
    ),
    'long Marathi': ({ longestTitle, offices }) => (
      <WaysOn
        ways={[
          { label: longestTitle, path: '/scheme', Icon: ScrollText },
          { label: offices.longest.designation, path: '/office/assistant', Icon: Building2 },
        ]}
      />
    ),
  },
};
