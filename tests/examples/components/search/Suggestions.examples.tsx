import { useId } from 'react';
import { Suggestion, Suggestions } from '#app/components/search/Combobox.tsx';
import type { Examples } from '../../examples.ts';
import { RoomBelow } from '../../RoomBelow.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act, categories }) => <List rows={[act, ...categories.slice(0, 2).map(({ label }) => label)]} />,
    'long Marathi': ({ longestTitle, longestWord }) => <List rows={[longestTitle, longestWord]} />,
  },
};

/** Shows suggestions as they appear below a field, with the second row active. */
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
