import { useState } from 'react';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useTranslator } from '../words.ts';
import { FormerPublications } from './FormerPublications.tsx';
import { Outcome } from './Outcome.tsx';
import { PublishForm } from './PublishForm.tsx';
import styles from './Publishing.module.css';
import { Scheduled } from './Scheduled.tsx';
import { TakeBack } from './TakeBack.tsx';
import { usePublications } from './usePublications.ts';

/** Shows what is live, publishes approved changes, and takes publications back. */
export function Publishing() {
  const { t } = useTranslator();
  useScreenTitle(t('publishing.title'));
  const { publications, run, failure } = usePublications();
  const [takenBack, setTakenBack] = useState<number>();
  const publication = publications?.list.find(({ id }) => id === takenBack);
  return (
    <>
      <h2 className="sr" tabIndex={-1}>
        {t('publishing.title')}
      </h2>
      <p role="alert">{failure}</p>
      {publications && (
        <div className={`split ${styles.publishing}`}>
          <div>
            <Outcome publications={publications} run={run} />
            <FormerPublications publications={publications} onTakeBack={({ id }) => setTakenBack(id)} />
          </div>
          <aside>
            <PublishForm publications={publications} run={run} />
            <Scheduled changes={publications.scheduled} run={run} />
          </aside>
          {publication && (
            <TakeBack
              key={takenBack}
              publication={publication}
              publications={publications}
              run={run}
              onLeave={() => setTakenBack(undefined)}
            />
          )}
        </div>
      )}
    </>
  );
}
