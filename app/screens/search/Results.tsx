import { useMemo, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useSearchIndex } from '#app/components/search/useSearchIndex.ts';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { search } from '#app/search/search.ts';
import { FoundResults } from './FoundResults.tsx';
import { type Helpline, NoResults } from './NoResults.tsx';
import styles from './Search.module.css';
import type { SearchParams } from './searchParams.ts';
import { useAnnouncement } from './useAnnouncement.ts';

type ResultsProps = { params: SearchParams; helplines: Helpline[] };

/** Searches for the query of the address once the index is loaded. */
export function Results({ params, helplines }: ResultsProps) {
  const { t } = useTranslation('search');
  const { index, failed, tryAgain } = useSearchIndex();
  const { query, exact } = params;
  const outcome = useMemo(() => index && search(index, query, { asTyped: exact }), [index, query, exact]);
  const corrected = useMemo(() => index && search(index, query).corrected, [index, query]);
  const summary = useRef<HTMLHeadingElement>(null);
  const announcement = useAnnouncement(summary, outcome, params.kind);
  return (
    <>
      <p role="status" className="sr">
        {announcement}
      </p>
      {failed && <LoadError onTryAgain={tryAgain} />}
      {!failed && !outcome && <p className={styles.searching}>{t('searching')}</p>}
      {outcome && outcome.hits.length > 0 && (
        <FoundResults summary={summary} params={params} hits={outcome.hits} corrected={corrected} />
      )}
      {outcome?.hits.length === 0 && (
        <NoResults summary={summary} params={params} corrected={corrected} helplines={helplines} />
      )}
    </>
  );
}

function LoadError({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <div role="alert">
        <h2>{t('failed')}</h2>
        <p>{t('failedText')}</p>
      </div>
      <p>
        <button type="button" className={buttons.primary} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      </p>
      <p>
        <PageLink className={buttons.onward} to="/sitemap">
          {t('index')}
        </PageLink>
      </p>
    </EmptyState>
  );
}
