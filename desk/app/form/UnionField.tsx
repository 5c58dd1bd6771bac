import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useState } from 'react';
import type { FormSchema } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import fields from './fields.module.css';
import { optionOf, withOption } from './unions.ts';

type Props = FieldProps & { options: FormSchema[] };

/** Edits a value that has one of several kinds. Shows the kind that the value has, and writes the kind that somebody chooses. */
export function UnionField({ options, ...props }: Props) {
  const { schema, formData, fieldPathId, onChange, registry, name } = props;
  const { t } = useTranslator();
  // Keeps the choice of a kind without a constant, such as a sentence, until something is written.
  const [chosen, setChosen] = useState(-1);
  const found = optionOf(options, formData);
  const shown = formData === undefined ? chosen : found;
  const option = options[shown];
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const id = `${fieldPathId.$id}_kind`;
  const choose = (index: number) => {
    const to = options[index];
    if (!to) return;
    const next = withOption(formData, options[found], to);
    setChosen(next === undefined ? index : -1);
    onChange(next, fieldPathId.path);
  };
  return (
    <>
      <div className={fields.field}>
        <label className="label" htmlFor={id}>
          {t('shape', { name: schema.title ?? name })}
        </label>
        <select id={id} className="input" value={shown} onChange={(event) => choose(Number(event.target.value))}>
          {shown < 0 && <option value={-1}>{t('chooseOption')}</option>}
          {options.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {option && <SchemaField {...props} schema={option as FieldProps['schema']} uiSchema={{}} />}
    </>
  );
}
