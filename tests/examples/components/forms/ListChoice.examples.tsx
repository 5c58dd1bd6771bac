import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

export const examples: Examples = {
  states: {
    plain: ({ act, districts }) => <Choice label={act} options={districts} />,
    'long Marathi': ({ longestTitle, categories }) => <Choice label={longestTitle} options={categories} />,
  },
};

function Choice({ label, options }: { label: string; options: Material['districts'] }) {
  const withMessages = options.map((option) => ({ ...option, message: option.label }));
  return <ListChoice label={label} initial={options[0]?.value ?? ''} options={withMessages} />;
}
