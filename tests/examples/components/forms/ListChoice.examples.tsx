import { useState } from 'react';
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
  const [value, setValue] = useState(options[0]?.value ?? '');
  const count = options.find((option) => option.value === value)?.label ?? '';
  return <ListChoice label={label} value={value} options={options} onChange={setValue} count={count} />;
}
