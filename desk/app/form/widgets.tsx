import type { WidgetProps } from '@rjsf/utils';
import { use } from 'react';
import tick from '#app/components/forms/TickBox.module.css';
import { formatDate } from '#app/i18n/format/dates.ts';
import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import { dayRange, isDay, readDay } from '#app/model/typed/readDay.ts';
import { isPercentField, readNumber } from '#app/model/typed/readNumber.ts';
import { useTranslator } from '../words.ts';
import { describedBy, useIsInvalid } from './FieldGroup.tsx';
import { FormContext } from './FormContext.ts';
import fields from './fields.module.css';
import { ReadAs } from './ReadAs.tsx';
import { cleaningHandlers, useTyped } from './typedText.ts';
import { useFigureNames } from './useFigureNames.ts';

/** Returns whether a field is the name of the entry, which never changes, because it is also the file name and part of the page's address. */
function useIsEntryName(id: string): boolean {
  const { entryKey } = use(FormContext);
  return entryKey.entry !== '' && /^field_(id|name)$/.test(id);
}

/** Edits a text in one language, such as an id or a telephone number. */
export function TextWidget({ id, value, onChange }: WidgetProps) {
  return (
    <input
      id={id}
      className="input"
      type="text"
      readOnly={useIsEntryName(id)}
      value={value ?? ''}
      aria-describedby={describedBy(id)}
      aria-invalid={useIsInvalid(id)}
      {...cleaningHandlers((text) => onChange(text || undefined))}
    />
  );
}

/** Edits a number as people in India write it, or a placeholder of a figure. Shows below what it is read as. */
export function NumberWidget({ id, value, onChange }: WidgetProps) {
  const { language } = useTranslator();
  const { figures } = use(FormContext);
  const nameOf = useFigureNames();
  const quoted = figures?.names.find(({ name }) => value === `{{${name}}}`);
  const isPercent = isPercentField(id.split('_'));
  const { isTyped, shown, type } = useTyped(value, (text) => readNumber(text, { isPercent }), onChange);
  const isRead = isTyped && typeof value === 'number';
  return (
    <>
      <input
        id={id}
        className="input"
        type="text"
        inputMode="decimal"
        value={shown}
        aria-describedby={`${describedBy(id)} ${id}-read`}
        aria-invalid={useIsInvalid(id)}
        {...cleaningHandlers(type)}
      />
      <ReadAs id={id} text={isRead ? inDigitsOf(language, GROUPED.format(value)) + (isPercent ? '%' : '') : ''} />
      {quoted && (
        <p className={fields.quoted}>
          <mark title={nameOf(quoted.name)}>{quoted[language]}</mark>
        </p>
      )}
    </>
  );
}

/** Shows all digits of a number, because a rounded number would hide a slip. */
const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });

/** Edits a day as people in India write it, or chooses it in the calendar of the browser. Shows it in words below. */
export function DayWidget({ id, value, onChange }: WidgetProps) {
  const { language, t } = useTranslator();
  const { shown, type } = useTyped(value, readDay, onChange);
  const { from, to } = dayRange();
  const day = isDay(String(value)) ? String(value) : '';
  return (
    <>
      <span className={fields.day}>
        <input
          id={id}
          className="input"
          type="text"
          value={shown}
          aria-describedby={`${describedBy(id)} ${id}-read`}
          aria-invalid={useIsInvalid(id)}
          {...cleaningHandlers(type)}
        />
        <input
          className="input"
          type="date"
          min={from}
          max={to}
          value={day}
          aria-label={t('calendar')}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      </span>
      <ReadAs id={id} text={day && formatDate(day, language)} />
    </>
  );
}

/** Renders a checkbox. Removes the field from the entry when the box is not ticked. */
export function TickWidget({ id, value, onChange }: WidgetProps) {
  const { t } = useTranslator();
  return (
    <span className={tick.tick}>
      <input
        id={id}
        className={tick.box}
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
      className="input"
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
