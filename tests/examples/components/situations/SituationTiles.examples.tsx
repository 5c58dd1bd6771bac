import { SituationTiles } from '#app/components/situations/SituationTiles.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ situations }) => <SituationTiles tiles={situations.slice(0, 4)} />,
    'long Marathi': ({ situations }) => <SituationTiles tiles={situations} />,
    'with another item': ({ situations }) => (
      <SituationTiles tiles={situations.slice(0, 1)}>
        <li>{situations[1]?.help}</li>
      </SituationTiles>
    ),
  },
};
