import { type FormEvent, useState } from 'react';
import { dayInIndia, timeInIndia } from '#app/model/indiaTime.ts';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { formatWeekday, momentInIndia } from '../formatMoment.ts';
import { changeName } from '../review/changeNames.ts';
import { useHasRole } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { MomentFields } from './MomentFields.tsx';
import styles from './PublishForm.module.css';
import { publishingApi } from './publishingApi.ts';
import type { RunPublishing } from './usePublications.ts';

/** Lists the changes with a set time. Publishers change the time or remove it. */
export function Scheduled({ changes, run }: { changes: ChangeSummary[]; run: RunPublishing }) {
  const { t } = useTranslator();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled">{t('publishing.scheduled')}</h2>
      <div className={styles.changes}>
        {changes.map((change) => (
          <ScheduledChange key={`${change.id} ${change.publishAt}`} change={change} run={run} />
        ))}
      </div>
    </section>
  );
}

function ScheduledChange({ change, run }: { change: ChangeSummary; run: RunPublishing }) {
  const { language, t } = useTranslator();
  const isPublisher = useHasRole('publisher');
  const { id, publishAt } = change;
  const at = new Date(publishAt ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [planned, setPlanned] = useState({ day: dayInIndia(at), time: timeInIndia(at) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = momentInIndia(planned.day, planned.time);
    if (moment) void run(() => publishingApi.schedule(id, moment));
  };
  const name = t('changes.named', { number: id, title: changeName(change, language) });
  return (
    <div>
      <p>
        <strong>{formatWeekday(at.toISOString(), language)}</strong>
        <br />
        <a href={`#/changes/${id}`}>{name}</a>
      </p>
      {isPublisher && (
        <div className="row">
          <Button
            label={t('publishing.changeTime')}
            aria-label={`${t('publishing.changeTime')}: ${name}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          <Button
            label={t('publishing.removeTime')}
            aria-label={`${t('publishing.removeTime')}: ${name}`}
            onClick={() => run(() => publishingApi.schedule(id, null))}
          />
        </div>
      )}
      {isOpen && (
        <form onSubmit={submit}>
          <MomentFields value={planned} onChange={setPlanned} />
          <button type="submit" className={buttons.plain}>
            {t('publishing.setTime')}
          </button>
        </form>
      )}
    </div>
  );
}
