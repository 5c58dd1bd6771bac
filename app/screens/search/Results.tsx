import { useMemo, useRef } from 'react';
import { useSearchIndex } from '#app/components/search/useSearchIndex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { search } from '#app/search/search.ts';
import type { Asked } from './asked.ts';
import { Found } from './Found.tsx';
import { type Helpline, NoResults } from './NoResults.tsx';
import { NotFetched } from './NotFetched.tsx';
import styles from './Results.module.css';
import { useAnnouncement } from './useAnnouncement.ts';

type ResultsProps = { asked: Asked; helplines: Helpline[] };

/** The answer to the query of the address, once the index is there. */
export function Results({ asked, helplines }: ResultsProps) {
  const { t } = useTranslation('search');
  const { index, failed, tryAgain } = useSearchIndex();
  const { query, exact } = asked;
  const outcome = useMemo(() => index && search(index, query, { asTyped: exact }), [index, query, exact]);
  const corrected = useMemo(() => index && search(index, query).corrected, [index, query]);
  const summary = useRef<HTMLHeadingElement>(null);
  const said = useAnnouncement(summary, outcome, asked.kind);
  return (
    <>
      <p role="status" className="sr">
        {said}
      </p>
      {failed && <NotFetched onTryAgain={tryAgain} />}
      {!failed && !outcome && <p className={styles.searching}>{t('searching')}</p>}
      {outcome && outcome.hits.length > 0 && (
        <Found summary={summary} asked={asked} hits={outcome.hits} corrected={corrected} />
      )}
      {outcome?.hits.length === 0 && (
        <NoResults summary={summary} asked={asked} corrected={corrected} helplines={helplines} />
      )}
    </>
  );
}
