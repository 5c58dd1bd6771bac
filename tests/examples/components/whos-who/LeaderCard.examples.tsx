import { LeaderCard } from '#app/screens/whos-who/LeaderCard.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ leader }) => <LeaderCard leader={leader} level={3} />,
    'long Marathi': ({ leader, longestTitle }) => <LeaderCard leader={{ ...leader, title: longestTitle }} level={3} />,
  },
};
