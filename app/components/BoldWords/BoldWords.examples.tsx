import type { Examples } from '#app/examples/examples.ts';
import { BoldWords } from './BoldWords.tsx';

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
