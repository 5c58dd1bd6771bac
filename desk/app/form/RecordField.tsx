import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useId, useState } from 'react';
import type { Part } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { FieldProblems } from './FieldProblems.tsx';
import { idOf } from './FormContext.ts';

type Entries = Record<string, unknown>;

/** Parts that are found by their name, such as the offices of a group by their district. */
export function RecordField(props: FieldProps) {
  const { schema, fieldPathId, onChange, registry } = props;
  const formData: Entries = props.formData ?? {};
  const { title = '', description, additionalProperties, keys } = schema as Part;
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const { t } = useTranslator();
  const { path } = fieldPathId;
  const nameOf = (key: string) => keys?.find((one) => one.key === key)?.name ?? key;
  const without = (key: string) => Object.fromEntries(Object.entries(formData).filter(([other]) => other !== key));
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{title}</legend>
      {description && <p className="help">{description}</p>}
      {Object.entries(formData).map(([key, value]) => (
        <details key={key} className="item">
          <summary>{nameOf(key)}</summary>
          <SchemaField
            {...props}
            name={key}
            schema={{ ...(additionalProperties as object), title: nameOf(key) }}
            uiSchema={{}}
            formData={value}
            fieldPathId={{ $id: idOf([...path, key]), path: [...path, key] }}
            required
          />
          <button type="button" onClick={() => onChange(without(key), path)}>
            {t('remove', { name: nameOf(key) })}
          </button>
        </details>
      ))}
      <AddKey
        title={title}
        keys={keys?.filter(({ key }) => !(key in formData))}
        onAdd={(key) => onChange({ ...formData, [key]: {} }, path)}
      />
      <FieldProblems path={path} />
    </fieldset>
  );
}

type AddKeyProps = { title: string; keys: Part['keys']; onAdd: (key: string) => void };

function AddKey({ title, keys, onAdd }: AddKeyProps) {
  const { t } = useTranslator();
  const id = useId();
  const [key, setKey] = useState('');
  if (keys?.length === 0) return null;
  return (
    <div className="add">
      <label htmlFor={id}>{t('key')}</label>
      {keys ? (
        <select id={id} value={key} onChange={(event) => setKey(event.target.value)}>
          <option value="">{t('chooseOption')}</option>
          {keys.map(({ key: one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input id={id} lang="en" value={key} onChange={(event) => setKey(event.target.value.trim())} />
      )}
      <button
        type="button"
        disabled={key === ''}
        onClick={() => {
          onAdd(key);
          setKey('');
        }}
      >
        {t('addItem', { name: title })}
      </button>
    </div>
  );
}
