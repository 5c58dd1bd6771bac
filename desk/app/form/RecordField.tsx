import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useId, useState } from 'react';
import type { FormSchema } from '../../server/forms.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldId } from './FormContext.ts';
import fields from './fields.module.css';

/** Edits a record, which is an object with variable keys, such as offices by district. */
export function RecordField(props: FieldProps) {
  const { schema, fieldPathId, onChange, registry } = props;
  const formData: Record<string, unknown> = props.formData ?? {};
  const { title = '', description, additionalProperties, keys } = schema as FormSchema;
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const { t } = useTranslator();
  const { path } = fieldPathId;
  const keyName = (key: string) => keys?.find((known) => known.key === key)?.name ?? key;
  const remove = (removed: string) =>
    onChange(Object.fromEntries(Object.entries(formData).filter(([key]) => key !== removed)), path);
  return (
    <FieldGroup path={path} title={title} help={description}>
      {Object.entries(formData).map(([key, value]) => (
        <details key={key} className={fields.item}>
          <summary>{keyName(key)}</summary>
          <SchemaField
            {...props}
            name={key}
            schema={{ ...(additionalProperties as object), title: keyName(key) }}
            uiSchema={{}}
            formData={value}
            fieldPathId={{ $id: fieldId([...path, key]), path: [...path, key] }}
            required
          />
          <Button label={t('remove', { name: keyName(key) })} onClick={() => remove(key)} />
        </details>
      ))}
      <AddKey
        title={title}
        keys={keys?.filter(({ key }) => !(key in formData))}
        onAdd={(key) => onChange({ ...formData, [key]: {} }, path)}
      />
    </FieldGroup>
  );
}

type AddKeyProps = { title: string; keys: FormSchema['keys']; onAdd: (key: string) => void };

function AddKey({ title, keys, onAdd }: AddKeyProps) {
  const { t } = useTranslator();
  const id = useId();
  const [key, setKey] = useState('');
  if (keys?.length === 0) return null;
  const add = () => {
    onAdd(key);
    setKey('');
  };
  return (
    <div className="fields">
      <label htmlFor={id}>{t('key')}</label>
      {keys ? (
        <select id={id} className="input" value={key} onChange={(event) => setKey(event.target.value)}>
          <option value="">{t('chooseOption')}</option>
          {keys.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="input"
          lang="en"
          value={key}
          onChange={(event) => setKey(event.target.value.trim())}
        />
      )}
      <Button label={t('addItem', { name: title })} disabled={key === ''} onClick={add} />
    </div>
  );
}
