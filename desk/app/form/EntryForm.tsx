import Form, { getDefaultRegistry } from '@rjsf/core';
import { type FieldProps, type RegistryFieldsType, type RJSFSchema, setByPath } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '#app/model/problems/problem.ts';
import type { FormSchema } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { BilingualField } from './BilingualField.tsx';
import { FormContext, type FormState, onShowField } from './FormContext.ts';
import { RecordField } from './RecordField.tsx';
import sectionList from './SectionList.module.css';
import { SectionList } from './SectionList.tsx';
import { divideForm } from './sections.ts';
import { templates } from './templates.tsx';
import { UnionField } from './UnionField.tsx';
import { FileWidget } from './Uploads.tsx';
import { DayWidget, NumberWidget, SelectWidget, TextWidget, TickWidget } from './widgets.tsx';

const DefaultSchemaField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** Widgets by `control`. SelectWidget and TextWidget replace the widgets of the form library. */
const widgets = { file: FileWidget, tick: TickWidget, number: NumberWidget, day: DayWidget, SelectWidget, TextWidget };

function SchemaField(props: FieldProps) {
  const { control } = props.schema as FormSchema;
  if (control === 'bilingual') return <BilingualField {...props} />;
  if (control === 'record') return <RecordField {...props} />;
  const widget = control === 'fixed' ? 'hidden' : control;
  return <DefaultSchemaField {...props} uiSchema={widget ? { 'ui:widget': widget } : {}} />;
}

const fields = { SchemaField, OneOfField: UnionField, AnyOfField: UnionField } as unknown as RegistryFieldsType;

/** Fills in only the constants of a chosen option, so that the file gets no empty fields and no choice that nobody made. */
const DEFAULTS = {
  emptyObjectFields: 'populateRequiredDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'skipOneOf',
} as const;

type FieldsProps = { schema: FormSchema; value: unknown; onChange: (value: unknown) => void };

type Props = Omit<FormState, 'schema' | 'change'> &
  FieldsProps & {
    /** Shows all parts, of which nothing can be changed. */
    isReadOnly?: boolean;
    /** Stands above the fields. */
    above?: ReactNode;
    /** Stands below the fields. */
    children?: ReactNode;
  };

/** Renders the form of an entry from a JSON Schema, one section at a time. The server validates the value with the zod schema of the build. */
export function EntryForm({ schema, onChange, isReadOnly = false, above, children, ...state }: Props) {
  const { t } = useTranslator();
  const { value } = state;
  const change = (path: Path, part: unknown) => onChange(setByPath(structuredClone(value ?? {}), [...path], part));
  const sections = divideForm(schema, { first: t('sectionFirst'), last: t('facts') });
  const [openField, setOpenField] = useState<string>();
  // Renders at once, because the caller focuses the field next.
  useEffect(() => onShowField((property) => flushSync(() => setOpenField(property))), []);
  const open = sections.find(({ fields: own }) => own.includes(openField ?? '')) ?? sections[0];
  const shown = <Fields schema={open ? onlyFields(schema, open.fields) : schema} value={value} onChange={onChange} />;
  return (
    <FormContext value={{ ...state, schema, change }}>
      <div className={open && sectionList.divided}>
        {open && <SectionList sections={sections} open={open} onOpen={({ fields: [first] }) => setOpenField(first)} />}
        <div>
          {above}
          {isReadOnly ? <fieldset disabled>{shown}</fieldset> : shown}
          {children}
        </div>
      </div>
    </FormContext>
  );
}

function Fields({ schema, value, onChange }: FieldsProps) {
  return (
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
  );
}

const onlyFields = (schema: FormSchema, names: readonly string[]): FormSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name))),
});
