import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { ChoiceTiles, type Tile } from '#app/components/forms/ChoiceTiles.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act, districts }) => <Choice legend={act} tiles={districts.slice(0, 3)} />,
    'long Marathi': ({ longestTitle, longestWord }) => (
      <Choice
        legend={longestWord}
        tiles={[
          { value: 'title', label: longestTitle, hint: longestTitle },
          { value: 'word', label: longestWord, Icon: GraduationCap },
        ]}
      />
    ),
    'several at once': ({ act, districts }) => <Choice legend={act} tiles={districts.slice(0, 3)} multiple />,
  },
};

function Choice({ legend, tiles, multiple = false }: { legend: string; tiles: readonly Tile[]; multiple?: boolean }) {
  const [chosen, setChosen] = useState<string[]>(tiles.slice(0, 1).map(({ value }) => value));
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ChoiceTiles tiles={tiles} chosen={chosen} onChoice={setChosen} multiple={multiple} />
    </fieldset>
  );
}
