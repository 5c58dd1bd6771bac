import Form, { getDefaultRegistry } from '@rjsf/core';
import { type FieldProps, type RJSFSchema, setByPath } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { ComponentType } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { FormSchema } from '../../server/forms.ts';
import { BilingualField } from './BilingualField.tsx';
import { FormContext, type FormState } from './FormContext.ts';
import { RecordField } from './RecordField.tsx';
import { templates } from './templates.tsx';
import { FileWidget } from './Uploads.tsx';
import { NumberWidget, SelectWidget, TextWidget, TickWidget } from './widgets.tsx';

const DefaultSchemaField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** Widgets by `control`. SelectWidget and TextWidget replace the widgets of the form library. */
const widgets = { file: FileWidget, tick: TickWidget, number: NumberWidget, day: TextWidget, SelectWidget, TextWidget };

function SchemaField(props: FieldProps) {
  const { control } = props.schema as FormSchema;
  if (control === 'bilingual') return <BilingualField {...props} />;
  if (control === 'record') return <RecordField {...props} />;
  const widget = control === 'fixed' ? 'hidden' : control;
  return <DefaultSchemaField {...props} uiSchema={widget ? { 'ui:widget': widget } : {}} />;
}

const fields = { SchemaField };

/** Fills in only the constants of a chosen option, so that the file gets no empty fields and no choice that nobody made. */
const DEFAULTS = {
  emptyObjectFields: 'populateRequiredDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'skipOneOf',
} as const;

type Props = Omit<FormState, 'change'> & { schema: FormSchema; onChange: (value: unknown) => void };

/** Renders the form of an entry from a JSON Schema. The server validates the value with the zod schema of the build. */
export function EntryForm({ schema, onChange, ...state }: Props) {
  const { value } = state;
  const change = (path: Path, part: unknown) => onChange(setByPath(structuredClone(value ?? {}), [...path], part));
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
        {/* Replaces the form library's submit button. */}
        <span />
      </Form>
    </FormContext>
  );
}
