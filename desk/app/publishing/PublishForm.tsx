import { type FormEvent, useState } from 'react';
import tick from '#app/components/forms/TickBox.module.css';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';
import type { Publications } from '../../server/publishing/publicationTypes.ts';
import { buttons } from '../buttons.ts';
import { formatNearMoment, formatWeekday, momentInIndia } from '../formatMoment.ts';
import { changeName } from '../review/changeNames.ts';
import { useHasRole } from '../shell/SessionContext.ts';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import { MomentFields } from './MomentFields.tsx';
import styles from './PublishForm.module.css';
import { usualSeconds } from './publicationWords.ts';
import { publishingApi } from './publishingApi.ts';
import type { RunPublishing } from './usePublications.ts';

type Props = { publications: Publications; run: RunPublishing };

/** Publishes approved changes, now or at a set time. A change is never split. */
export function PublishForm({ publications, run }: Props) {
  const { t } = useTranslator();
  const isPublisher = useHasRole('publisher');
  const { approved, live } = publications;
  return (
    <section aria-labelledby="approved">
      <h2 id="approved">{t('publishing.approved')}</h2>
      {approved.length === 0 && (
        <p>
          {t('publishing.nothing')} {live && t('publishing.liveIs', { number: live.id })}
        </p>
      )}
      {approved.length > 0 && !isPublisher && (
        <>
          <ul className={styles.changes}>
            {approved.map((change) => (
              <li key={change.id}>
                <ApprovedChange change={change} />
              </li>
            ))}
          </ul>
          <p className="note">{t('publishing.publishersOnly')}</p>
        </>
      )}
      {approved.length > 0 && isPublisher && <ChangesForm publications={publications} run={run} />}
    </section>
  );
}

/** Names a change, and says so if whoever approved it wrote in it or stored one of its files. */
export function ApprovedChange({ change }: { change: ChangeSummary }) {
  const { language, t } = useTranslator();
  const { id, urgent, entries, involved, approvedBy, approvedAt } = change;
  const approval = approvedBy && {
    who: approvedBy.title[language],
    when: approvedAt ? formatNearMoment(approvedAt, new Date(), language) : '',
  };
  return (
    <span>
      <a href={`#/changes/${id}`}>{t('changes.named', { number: id, title: changeName(change, language) })}</a>{' '}
      {urgent && <Tag tone="no">{t('changes.urgent')}</Tag>}{' '}
      {approvedBy && involved.includes(approvedBy.id) && <Tag tone="warn">{t('publishing.approvedOwn')}</Tag>}{' '}
      <small>
        {[approval && t('publishing.approvedBy', approval), t('changes.together', { count: entries.length })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}

function ChangesForm({ publications, run }: Props) {
  const { language, t } = useTranslator();
  const { approved, list } = publications;
  const [left, setLeft] = useState<number[]>([]);
  const [isPlanned, setIsPlanned] = useState(false);
  const [planned, setPlanned] = useState({ day: '', time: '' });
  const [isPast, setIsPast] = useState(false);
  const chosen = approved.map(({ id }) => id).filter((id) => !left.includes(id));
  const moment = isPlanned ? momentInIndia(planned.day, planned.time) : undefined;
  const seconds = usualSeconds(list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooEarly = moment !== undefined && Date.parse(moment) <= Date.now();
    setIsPast(tooEarly);
    // Never publishes at once when a set time is wanted and missing.
    if (isPlanned && moment === undefined) return;
    if (!tooEarly && chosen.length > 0) void run(() => publishingApi.publish(chosen, moment));
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.changes}>
        <legend className="sr">{t('publishing.approved')}</legend>
        {approved.map((change) => (
          <div key={change.id} className={styles.change}>
            <input
              className={tick.box}
              type="checkbox"
              aria-label={t('changes.named', { number: change.id, title: changeName(change, language) })}
              checked={!left.includes(change.id)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((id) => id !== change.id) : [...left, change.id])
              }
            />
            <ApprovedChange change={change} />
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.when}>
        <legend>{t('publishing.when')}</legend>
        <label className={tick.tick}>
          <input type="radio" name="when" checked={!isPlanned} onChange={() => setIsPlanned(false)} />
          {seconds === undefined ? t('publishing.now') : t('publishing.nowIn', { count: seconds })}
        </label>
        <label className={tick.tick}>
          <input type="radio" name="when" checked={isPlanned} onChange={() => setIsPlanned(true)} />
          {t('publishing.planned')}
        </label>
        {isPlanned && <MomentFields value={planned} onChange={setPlanned} />}
      </fieldset>
      <p className="problem" role="alert">
        {isPast && t('publishing.past')}
      </p>
      <button type="submit" className={chosen.length === 0 ? buttons.dashed : buttons.primary}>
        {chosen.length === 0 && t('publishing.chooseOne')}
        {chosen.length > 0 &&
          !moment &&
          (isPlanned ? t('publishing.setTime') : t('publishing.publishNow', { count: chosen.length }))}
        {chosen.length > 0 &&
          moment &&
          t('publishing.publishAt', { count: chosen.length, when: formatWeekday(moment, language) })}
      </button>
    </form>
  );
}
