import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Part } from '../../server/forms.ts';
import { BilingualField } from './BilingualField.tsx';
import { RecordField } from './RecordField.tsx';

const SchemaField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** Which widget shows a part of the schema; names are those of `widgets` in EntryForm. */
const WIDGETS: Partial<Record<NonNullable<Part['shownAs']>, string>> = {
  file: 'file',
  tick: 'tick',
  number: 'number',
  day: 'day',
  fixed: 'hidden',
};

/** Every field of the form: what the desk shows in its own way, and the form library's field for the rest. */
export function PartField(props: FieldProps) {
  const { shownAs } = props.schema as Part;
  if (shownAs === 'bilingual') return <BilingualField {...props} />;
  if (shownAs === 'record') return <RecordField {...props} />;
  const widget = WIDGETS[shownAs ?? 'bilingual'];
  return <SchemaField {...props} uiSchema={widget ? { 'ui:widget': widget } : {}} />;
}
