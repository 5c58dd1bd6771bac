import type { Publication, Publications } from '../../server/publishing/publicationTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { useHasRole } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import styles from './Outcome.module.css';
import { outcomeSentence } from './publicationWords.ts';
import { publishingApi } from './publishingApi.ts';
import { Steps } from './Steps.tsx';
import type { RunPublishing } from './usePublications.ts';

type Props = { publications: Publications; run: RunPublishing };

/** Shows the running publication, or how the last one ended. */
export function Outcome({ publications, run }: Props) {
  const { language, t } = useTranslator();
  const { running, waiting, list, live, problem } = publications;
  const publication = running ?? waiting[0] ?? list[0];
  if (!publication) return <p>{t('publishing.none')}</p>;
  const { id, state, finishedAt, requestedBy, step } = publication;
  const ending = <Ending publication={publication} publications={publications} />;
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome">
        {t(`publishing.titles.${state}`, { number: id })}{' '}
        <small>
          {[finishedAt && formatNearMoment(finishedAt, new Date(), language), requestedBy.title[language]]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </h2>
      <Steps publication={publication} />
      {/* Stays while the publication runs and ends, because screen readers announce only changes of existing elements. */}
      <div role="status">
        {running ? (
          <span className="sr">{step && t('publishing.stepRuns', { step: t(`publishing.steps.${step}`) })}</span>
        ) : (
          state !== 'failed' && ending
        )}
      </div>
      {running && problem && <p role="alert">{t(`publishing.stuck.${problem}`)}</p>}
      {running ? (
        <p className={styles.stillLive}>
          {live ? t('publishing.stillLive', { number: live.id }) : t('publishing.leave')}{' '}
          {waiting.length > 0 && t('publishing.waiting', { count: waiting.length, who: requestedBy.title[language] })}
        </p>
      ) : (
        state === 'failed' && ending
      )}
      <StopButton publication={publication} run={run} />
    </section>
  );
}

function Ending({ publication, publications }: { publication: Publication; publications: Publications }) {
  const { language, t } = useTranslator();
  const { state, pages, failure, changes } = publication;
  const sentence = outcomeSentence(publication, publications.live, language);
  if (!sentence) return null;
  const hasFailed = state === 'failed';
  return (
    <div className={hasFailed ? styles.failed : styles.ending} role={hasFailed ? 'alert' : 'status'}>
      <p>
        <strong>{sentence}</strong>
      </p>
      {failure?.details && (
        <ul>
          {failure.details.map((detail) => {
            const text = typeof detail === 'string' ? detail : detail[language];
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
      {hasFailed && (
        <p className="row">
          {changes.map(({ id }) => (
            <a key={id} className={buttons.plain} href={`#/changes/${id}`}>
              {t('publishing.seeChange', { number: id })}
            </a>
          ))}
        </p>
      )}
      {!hasFailed && <Pages site={publications.site} pages={pages} />}
    </div>
  );
}

function Pages({ site, pages }: { site: string; pages: string[] }) {
  const { t } = useTranslator();
  if (pages.length === 0) return null;
  return (
    <details>
      <summary>{t('publishing.pages', { count: pages.length })}</summary>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            {/* Without the address of the site, a link would lead into the desk. */}
            {site ? (
              <a href={`${site}${page}`} target="_blank" rel="noreferrer">
                {page}
              </a>
            ) : (
              page
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Stops a publication. From the switch on, it is too late. */
function StopButton({ publication: { id, state, step }, run }: { publication: Publication; run: RunPublishing }) {
  const { t } = useTranslator();
  const isPublisher = useHasRole('publisher');
  const canStop = state === 'waiting' || (state === 'running' && step !== 'switch' && step !== 'public');
  if (!isPublisher || !canStop) return null;
  return <Button label={t('publishing.stop', { number: id })} onClick={() => run(() => publishingApi.stop(id))} />;
}
