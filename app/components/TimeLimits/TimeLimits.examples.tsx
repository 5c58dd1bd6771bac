import type { Examples } from '#app/examples/examples.ts';
import { TimeLimits } from './TimeLimits.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, timeLimits }) => <TimeLimits caption={act} limits={timeLimits} />,
    'long Marathi': ({ longestTitle, timeLimits }) => <TimeLimits caption={longestTitle} limits={timeLimits} />,
    'to be confirmed': ({ act, timeLimits }) => (
      <TimeLimits caption={act} limits={{ ...timeLimits, confidence: 'medium' }} />
    ),
  },
};
