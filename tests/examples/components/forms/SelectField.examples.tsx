import { useState } from 'react';
import { SelectField } from '#app/components/forms/SelectField.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

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
