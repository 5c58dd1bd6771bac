import { type FormEvent, useId } from 'react';
import { formatDate } from '#app/i18n/format/dates.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { dayRange } from '#app/model/typed/readDay.ts';
import type { NamedDecision } from '../../server/decisions.ts';
import { buttons } from '../buttons.ts';
import { focusField } from '../form/FormContext.ts';
import { useTranslator } from '../words.ts';
import styles from './DecisionQuestion.module.css';

type Entry = { source?: string[]; asOf?: string };
type Props = {
  decision: NamedDecision | undefined;
  value: unknown;
  published: unknown;
  onChange: (value: unknown) => void;
};

/** After a figure left the specification, asks once since when the department has decided so and where; then says what goes with the change. */
export function DecisionQuestion({ decision, value, published, onChange }: Props) {
  const { language, t } = useTranslator();
  const id = useId();
  const { source = [] } = (value ?? {}) as Entry;
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { day, line } = Object.fromEntries(new FormData(event.currentTarget)) as Record<'day' | 'line', string>;
    onChange(withDecision(value as Entry, published as Entry, { source: line.trim(), since: day }));
    focusField(['asOf']);
  };
  return (
    <>
      <p role="status" className={decision && 'note'}>
        {decision === 'needed' && t('decision.asked')}
        {decision &&
          decision !== 'needed' &&
          t('decision.said', { day: formatDate(decision.since, language), source: decision.source })}
      </p>
      {decision === 'needed' && (
        <form className={`columns ${styles.decision}`} onSubmit={write}>
          <label>
            {t('decision.since')}
            <input
              className="input"
              type="date"
              name="day"
              required
              min={dayRange().from}
              max={dayInIndia(new Date())}
            />
          </label>
          <label>
            {t('decision.source')}
            <input
              className="input"
              name="line"
              required
              pattern=".*\S.*"
              list={`${id}-sources`}
              aria-describedby={`${id}-help`}
            />
          </label>
          <datalist id={`${id}-sources`}>
            {source.map((line) => (
              <option key={line} value={line} />
            ))}
          </datalist>
          <p className="small" id={`${id}-help`}>
            {t('decision.sourceHelp')}
          </p>
          <button type="submit" className={buttons.primary}>
            {t('decision.write')}
          </button>
        </form>
      )}
    </>
  );
}

/** Writes the decision into the entry: its source comes last, and its day is that of the entry. A known source counts as compared today. */
function withDecision(entry: Entry, published: Entry, { source, since }: { source: string; since: string }): Entry {
  const others = (entry.source ?? []).filter((line) => line !== source);
  const isNew = source !== published.source?.at(-1) && since !== published.asOf;
  return {
    ...entry,
    source: [...others, source],
    asOf: since,
    ...(!isNew && { reviewed: dayInIndia(new Date()) }),
  };
}
