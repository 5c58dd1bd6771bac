import { formatNearMoment, formatWeekday } from '../formatMoment.ts';
import { usePublications } from '../publishing/usePublications.ts';
import { useTranslator } from '../words.ts';

/** Says which publication readers see, which step a running one does, and whether the last one failed. */
export function LiveLine() {
  const { language, t } = useTranslator();
  const { publications } = usePublications();
  if (!publications) return null;
  const { live, running, list, scheduled } = publications;
  const entries = live?.changes.reduce((sum, change) => sum + change.entries.length, 0) ?? 0;
  const [next] = scheduled.flatMap(({ publishAt }) => publishAt ?? []).sort();
  return (
    <div className="live">
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
        <p role="status" className="tag info">
          {t('publishing.stepRuns', { step: t(`publishing.steps.${running.step}`) })}
        </p>
      )}
      {list[0]?.state === 'failed' && !running && (
        <p className="tag no">
          <a href="#/publishing">{t('publishing.titles.failed', { number: list[0].id })}</a>
        </p>
      )}
      {next && <p className="tag info">{t('publishing.next', { when: formatWeekday(next, language) })}</p>}
    </div>
  );
}
