import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import type { Examples } from '../../examples.ts';

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
