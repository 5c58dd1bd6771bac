import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import type { Change } from '../../server/changes/changeTypes.ts';
import { buttons } from '../buttons.ts';
import { formatNearMoment, formatWeekday } from '../formatMoment.ts';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import styles from './ChangeHead.module.css';
import { changeName, posts } from './changeNames.ts';
import { changesApi } from './changesApi.ts';
import { ReturnedNote } from './ReturnedNote.tsx';
import { StateTag } from './StateTag.tsx';
import type { RunAction } from './useChange.ts';

type Props = { change: Change; mayEdit: boolean; run: RunAction };

/** Says what the change is, whose it is, and why it came back. Its writers can name it. */
export function ChangeHead({ change, mayEdit, run }: Props) {
  const { language, t } = useTranslator();
  const heading = useHeadingFocus(change.state);
  const { id, state, urgent, reason, writers, updatedAt, approvedBy, publishAt, returned } = change;
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        {t('changes.named', { number: id, title: changeName(change, language) })}
      </h2>{' '}
      <span role="status">
        <StateTag state={state} />
      </span>{' '}
      {urgent && <Tag tone="no">{t('changes.urgent')}</Tag>}
      <p className="small">
        {[
          posts(writers, language),
          formatNearMoment(updatedAt, new Date(), language),
          t('changes.together', { count: change.entries.length }),
          approvedBy && t('changes.approvedBy', { who: approvedBy.title[language] }),
          publishAt && t('changes.publishedAt', { when: formatWeekday(publishAt, language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && (
        <p>
          <strong>{t('changes.why')}</strong> {reason}
        </p>
      )}
      {returned && state === 'draft' && <ReturnedNote returned={returned} />}
      {mayEdit && <DetailsForm key={`${change.title} ${reason} ${urgent}`} change={change} run={run} />}
    </header>
  );
}

/** Focuses the heading after a change of state has removed the button that was pressed. */
function useHeadingFocus(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [state]);
  return heading;
}

function DetailsForm({ change, run }: Omit<Props, 'mayEdit'>) {
  const { language, t } = useTranslator();
  const [{ title, reason, urgent }, setDetails] = useState(change);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => changesApi.update(change.id, { title: title.trim(), reason: reason.trim(), urgent }));
  };
  return (
    <details>
      <summary>{t('changes.describe')}</summary>
      <form onSubmit={submit} className={`fields ${styles.details}`}>
        <label>
          {t('changes.name')}
          <input
            className="input"
            value={title}
            placeholder={changeName({ ...change, title: '' }, language)}
            onChange={(event) => setDetails({ ...change, reason, urgent, title: event.target.value })}
          />
        </label>
        <label>
          {t('changes.reason')}
          <textarea
            className="input"
            value={reason}
            onChange={(event) => setDetails({ ...change, title, urgent, reason: event.target.value })}
          />
        </label>
        <TickBox
          checked={urgent}
          onChange={(event) => setDetails({ ...change, title, reason, urgent: event.target.checked })}
        >
          {t('changes.isUrgent')}
        </TickBox>
        <button type="submit" className={buttons.plain}>
          {t('changes.keepDetails')}
        </button>
      </form>
    </details>
  );
}
