import { useId } from 'react';
import type { Examples } from '#app/examples/examples.ts';
import { RoomBelow } from '#app/examples/RoomBelow.tsx';
import { Suggestion, Suggestions } from './Suggestions.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act, categories }) => <List rows={[act, ...categories.slice(0, 2).map(({ label }) => label)]} />,
    'long Marathi': ({ longestTitle, longestWord }) => <List rows={[longestTitle, longestWord]} />,
  },
};

/** As under a field, with the second row active. */
function List({ rows }: { rows: string[] }) {
  const id = useId();
  return (
    <RoomBelow>
      <Suggestions id={id} label={rows[0] ?? ''} open>
        {rows.map((row, index) => (
          <Suggestion key={row} id={`${id}-${index}`} active={index === 1} onChoose={() => {}}>
            {row}
          </Suggestion>
        ))}
      </Suggestions>
    </RoomBelow>
  );
}
