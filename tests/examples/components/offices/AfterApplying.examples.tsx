import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ remedies }) => <AfterApplying timeLimit={undefined} appeal={undefined} remedies={remedies} />,
    'long Marathi': ({ remedies, offices, longestTitle }) => (
      <AfterApplying timeLimit={longestTitle} appeal={[offices.longest.note ?? longestTitle]} remedies={remedies} />
    ),
    confirmed: ({ remedies }) => (
      <AfterApplying timeLimit={undefined} appeal={undefined} remedies={{ ...remedies, confidence: 'high' }} />
    ),
  },
};
