import type { WidgetProps } from '@rjsf/utils';
import { use, useState } from 'react';
import type { Part } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { FormContext } from './FormContext.ts';

const describedBy = (id: string) => `${id}-help ${id}-problem`;

/** One line without a second language: an id, a telephone number, an address of a page, or a day with its calendar. */
export function TextWidget({ id, value, schema, onChange }: WidgetProps) {
  const { named } = use(FormContext);
  // The name of an entry is its file's and its page's.
  const isName = named.entry !== '' && /^field_(id|name)$/.test(id);
  return (
    <input
      id={id}
      type={(schema as Part).shownAs === 'day' ? 'date' : 'text'}
      readOnly={isName}
      value={value ?? ''}
      aria-describedby={describedBy(id)}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

/** A number in the digits of either language, or a figure's name in double braces, with its value below. */
export function NumberWidget({ id, value, onChange }: WidgetProps) {
  const { language } = useTranslator();
  const { figures } = use(FormContext);
  const quoted = figures?.names.find(({ name }) => value === `{{${name}}}`);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && parseNumber(typed) === value ? typed : String(value ?? '');
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={shown}
        aria-describedby={describedBy(id)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseNumber(event.target.value));
        }}
      />
      {quoted && (
        <p className="quoted">
          <mark title={quoted.name}>{quoted[language]}</mark>
        </p>
      )}
    </>
  );
}

/** Parses `१,५००` as 1500. Undefined for an empty text; what is no number stays a text, which the check refuses. */
function parseNumber(text: string): number | string | undefined {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replaceAll(/[,₹\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** A checkbox; what is not checked does not stand in the file. */
export function TickWidget({ id, value, onChange }: WidgetProps) {
  const { t } = useTranslator();
  return (
    <span className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy(id)}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
      {value === true && t('yes')}
    </span>
  );
}

/** A choice from a list, the empty one first. */
export function SelectWidget({ id, value, options, onChange, required, schema, label }: WidgetProps) {
  const { t } = useTranslator();
  const choices = options.enumOptions ?? [];
  // The form library asks with this same list which shape a part has.
  const isShape = schema.type === 'number' && /__(one|any)of_select$/.test(id);
  const select = (
    <select
      id={id}
      value={choices.findIndex((choice) => choice.value === value)}
      aria-describedby={describedBy(id)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
    >
      {!isShape && (!required || value === undefined) && <option value={-1}>{t('chooseOption')}</option>}
      {choices.map((choice, place) => (
        <option key={String(choice.value)} value={place}>
          {choice.label}
        </option>
      ))}
    </select>
  );
  if (!isShape) return select;
  return (
    <>
      <label htmlFor={id}>{t('shape', { name: label })}</label>
      {select}
    </>
  );
}
