import { LayoutGrid, List } from 'lucide-react';
import { ChoiceRow } from '#app/components/forms/ChoiceRow.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ categories: [first, second], act }) => (
      <ChoiceRow legend={act} choices={[first, second].flatMap((one) => one ?? [])} initial={first?.value ?? ''} />
    ),
    'long Marathi': ({ act, longestWord }) => (
      <ChoiceRow
        legend={act}
        choices={[
          { value: 'one', label: longestWord },
          { value: 'both', label: longestWord },
        ]}
        initial="both"
      />
    ),
    'with icons': ({ act, categories: [first, second] }) => (
      <ChoiceRow
        legend={act}
        choices={[
          { value: 'grid', label: first?.label ?? '', Icon: LayoutGrid },
          { value: 'list', label: second?.label ?? '', Icon: List },
        ]}
        initial="list"
      />
    ),
  },
};
