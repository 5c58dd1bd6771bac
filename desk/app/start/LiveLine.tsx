import { formatNearMoment, formatWeekday } from '../formatMoment.ts';
import { usePublications } from '../publishing/usePublications.ts';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import styles from './LiveLine.module.css';

/** Says which publication readers see, which step a running one does, and whether the last one failed. */
export function LiveLine() {
  const { language, t } = useTranslator();
  const { publications } = usePublications();
  if (!publications) return null;
  const { live, running, list, scheduled } = publications;
  const entries = live?.changes.reduce((sum, change) => sum + change.entries.length, 0) ?? 0;
  const [next] = scheduled.flatMap(({ publishAt }) => publishAt ?? []).sort();
  return (
    <div className={`cluster ${styles.live}`}>
      <p>
        {live ? (
          <>
            <strong>{t('publishing.liveNow', { number: live.id })}</strong>{' '}
            {[
              live.finishedAt && formatNearMoment(live.finishedAt, new Date(), language),
              live.requestedBy.title[language],
              t('changes.together', { count: entries }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </>
        ) : (
          t('publishing.none')
        )}{' '}
        {live && <a href="#/publishing">{t('publishing.seeWhat')}</a>}
      </p>
      {running?.step && (
        <p role="status">
          <Tag tone="info">{t('publishing.stepRuns', { step: t(`publishing.steps.${running.step}`) })}</Tag>
        </p>
      )}
      {list[0]?.state === 'failed' && !running && (
        <Tag tone="no">
          <a href="#/publishing">{t('publishing.titles.failed', { number: list[0].id })}</a>
        </Tag>
      )}
      {next && <Tag tone="info">{t('publishing.next', { when: formatWeekday(next, language) })}</Tag>}
    </div>
  );
}
