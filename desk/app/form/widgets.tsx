import type { WidgetProps } from '@rjsf/utils';
import { use, useState } from 'react';
import type { FormSchema } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { describedBy, useIsInvalid } from './FieldGroup.tsx';
import { FormContext } from './FormContext.ts';
import { useFigureNames } from './useFigureNames.ts';

/** Returns whether a field is the name of the entry, which never changes, because it is also the file name and part of the page's address. */
function useIsEntryName(id: string): boolean {
  const { entryKey } = use(FormContext);
  return entryKey.entry !== '' && /^field_(id|name)$/.test(id);
}

/** Edits a date, or a text in one language, such as an id or a telephone number. */
export function TextWidget({ id, value, schema, onChange }: WidgetProps) {
  return (
    <input
      id={id}
      type={(schema as FormSchema).control === 'day' ? 'date' : 'text'}
      readOnly={useIsEntryName(id)}
      value={value ?? ''}
      aria-describedby={describedBy(id)}
      aria-invalid={useIsInvalid(id)}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

/** Edits a number in English or Marathi digits, or a placeholder of a figure, whose value is shown below. */
export function NumberWidget({ id, value, onChange }: WidgetProps) {
  const { language } = useTranslator();
  const { figures } = use(FormContext);
  const nameOf = useFigureNames();
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
        aria-invalid={useIsInvalid(id)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseNumber(event.target.value));
        }}
      />
      {quoted && (
        <p className="quoted">
          <mark title={nameOf(quoted.name)}>{quoted[language]}</mark>
        </p>
      )}
    </>
  );
}

/** Parses `१,५००` as 1500. Returns undefined for an empty text, and other text unchanged, so that the check rejects it. */
function parseNumber(text: string): number | string | undefined {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replaceAll(/[,₹\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** Renders a checkbox. Removes the field from the entry when the box is not ticked. */
export function TickWidget({ id, value, onChange }: WidgetProps) {
  const { t } = useTranslator();
  return (
    <span className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy(id)}
        aria-invalid={useIsInvalid(id)}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
      {value === true && t('yes')}
    </span>
  );
}

export function SelectWidget({ id, value, options, onChange }: WidgetProps) {
  const { t } = useTranslator();
  const choices = options.enumOptions ?? [];
  return (
    <select
      id={id}
      disabled={useIsEntryName(id)}
      value={choices.findIndex((choice) => choice.value === value)}
      aria-describedby={describedBy(id)}
      aria-invalid={useIsInvalid(id)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
    >
      <option value={-1}>{t('chooseOption')}</option>
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={index}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
