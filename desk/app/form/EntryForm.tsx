import Form, { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { ComponentType } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { Part } from '../../server/forms.ts';
import { BilingualField } from './BilingualField.tsx';
import { FormContext, type FormState, withValueAt } from './FormContext.ts';
import { RecordField } from './RecordField.tsx';
import { templates } from './templates.tsx';
import { FileWidget } from './Uploads.tsx';
import { NumberWidget, SelectWidget, TextWidget, TickWidget } from './widgets.tsx';

const DefaultSchemaField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** Widgets by `shownAs`, and two of the form library that the desk replaces. */
const widgets = { file: FileWidget, tick: TickWidget, number: NumberWidget, day: TextWidget, SelectWidget, TextWidget };

/** Shows bilingual texts and records in the desk's fields, and the rest in the form library's field. */
function SchemaField(props: FieldProps) {
  const { shownAs } = props.schema as Part;
  if (shownAs === 'bilingual') return <BilingualField {...props} />;
  if (shownAs === 'record') return <RecordField {...props} />;
  const widget = shownAs === 'fixed' ? 'hidden' : shownAs;
  return <DefaultSchemaField {...props} uiSchema={widget ? { 'ui:widget': widget } : {}} />;
}

const fields = { SchemaField };

/** Fills in only what a chosen shape fixes: an empty field stays out of the file. */
const DEFAULTS = { emptyObjectFields: 'populateRequiredDefaults', arrayMinItems: { populate: 'never' } } as const;

type Props = Omit<FormState, 'change'> & { schema: Part; onChange: (value: unknown) => void };

/**
 * The form of an entry, made from the schema of its collection. The form library lays it out and keeps lists and shapes;
 * the desk's server finds the problems with the schema that the build uses.
 */
export function EntryForm({ schema, onChange, ...state }: Props) {
  const { value } = state;
  const change = (path: Path, part: unknown) => onChange(withValueAt(value, path, part));
  return (
    <FormContext value={{ ...state, change }}>
      <Form
        tagName="div"
        idPrefix="field"
        schema={schema as RJSFSchema}
        formData={value}
        validator={validator}
        noValidate
        showErrorList={false}
        fields={fields}
        templates={templates}
        widgets={widgets}
        experimental_defaultFormStateBehavior={DEFAULTS}
        onChange={({ formData }) => onChange(formData)}
      >
        {/* Replaces the form library's submit button; the desk's own stand above. */}
        <span />
      </Form>
    </FormContext>
  );
}
