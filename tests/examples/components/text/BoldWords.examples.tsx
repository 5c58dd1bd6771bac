import { BoldWords } from '#app/components/text/BoldWords.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act }) => (
      <p>
        <BoldWords sentence="<b>{{act}}</b>" values={{ act }} />
      </p>
    ),
    'long Marathi': ({ longestTitle }) => (
      <p>
        <BoldWords sentence="{{title}}: <b>{{title}}</b>" values={{ title: longestTitle }} />
      </p>
    ),
  },
};
