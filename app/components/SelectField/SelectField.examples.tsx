import { useState } from 'react';
import type { Examples } from '#app/examples/examples.ts';
import type { Material } from '#app/examples/material.server.ts';
import { SelectField } from './SelectField.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act, districts }) => <Field label={act} options={districts} />,
    'long Marathi': ({ longestTitle, categories }) => <Field label={longestTitle} options={categories} />,
  },
};

function Field({ label, options }: { label: string; options: Material['districts'] }) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return <SelectField label={label} value={value} options={options} onChange={setValue} />;
}
