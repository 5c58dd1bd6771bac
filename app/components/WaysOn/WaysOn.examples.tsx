import { Building2, ScrollText } from 'lucide-react';
import type { Examples } from '#app/examples/examples.ts';
import { WaysOn } from './WaysOn.tsx';

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
