import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { Figures } from '../../server/figures.ts';
import type { Part } from '../../server/forms.ts';
import type { LocalizedProblem } from '../../server/problems.ts';
import type { Named } from '../ask.ts';
import { FileWidget } from './FileWidget.tsx';
import { FormContext, withValueAt } from './FormContext.ts';
import { PartField } from './PartField.tsx';
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
} from './templates.tsx';
import { DayWidget, NumberWidget, SelectWidget, TextWidget, TickWidget } from './widgets.tsx';

const fields = { SchemaField: PartField };
const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
};
const widgets = {
  file: FileWidget,
  tick: TickWidget,
  number: NumberWidget,
  day: DayWidget,
  SelectWidget,
  TextWidget,
};

/** Nothing is filled in but what a chosen shape fixes: an empty field stays out of the file. */
const DEFAULTS = { emptyObjectFields: 'populateRequiredDefaults', arrayMinItems: { populate: 'never' } } as const;

type Props = {
  schema: Part;
  named: Named;
  value: unknown;
  problems: LocalizedProblem[];
  figures: Figures | undefined;
  onChange: (value: unknown) => void;
};

/**
 * The form of an entry, made from the schema of its collection. The form library lays it out and keeps lists and shapes; what
 * is wrong with an entry says the desk's server, which asks the schema that the build asks.
 */
export function EntryForm({ schema, named, value, problems, figures, onChange }: Props) {
  const state = {
    named,
    value,
    problems,
    figures,
    change: (path: readonly (string | number)[], part: unknown) => onChange(withValueAt(value, path, part)),
  };
  return (
    <FormContext value={state}>
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
        {/* The form library would put a button here; the desk's own stand above. */}
        <span />
      </Form>
    </FormContext>
  );
}
