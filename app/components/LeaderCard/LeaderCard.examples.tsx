import type { Examples } from '#app/examples/examples.ts';
import { LeaderCard } from './LeaderCard.tsx';

export const examples: Examples = {
  states: {
    plain: ({ leader }) => <LeaderCard leader={leader} level={3} />,
    'long Marathi': ({ leader, longestTitle }) => <LeaderCard leader={{ ...leader, title: longestTitle }} level={3} />,
  },
};
