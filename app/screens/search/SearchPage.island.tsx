import { useMemo, useRef } from 'react';
import { pushHistoryEntry, useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { SearchBox } from '#app/components/search/SearchBox.island.tsx';
import { useSearchIndex } from '#app/components/search/useSearchIndex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { search } from '#app/search/search.ts';
import type { WaysOn } from './NoResults.tsx';
import { LoadError, Results } from './Results.tsx';
import styles from './Search.module.css';
import { Start } from './Start.tsx';
import { formatSearchParams, parseSearchParams } from './searchParams.ts';

/** Shows the results for the query of the address, once the index is loaded. If there are none, the heading says so. */
export function SearchPage({ waysOn }: { waysOn: WaysOn }) {
  const { t } = useTranslation('search');
  const params = parseSearchParams(useHistoryEntry().search);
  const { query, exact } = params;
  const { index, failed, tryAgain } = useSearchIndex(query !== '');
  const outcome = useMemo(
    () => (index && query !== '' ? search(index, query, { asTyped: exact }) : undefined),
    [index, query, exact],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t('title');
  return (
    <div className="wrap">
      <TopRow crumbs={[{ label: title }]} figures="figures-service" />
      <PageHead heading={heading} title={outcome?.hits.length === 0 ? t('noResults', { query }) : title}>
        <SearchBox
          className={`no-print ${styles.box}`}
          large
          iconOnly
          initial={query}
          label={t('placeholder')}
          placeholder={t('placeholder')}
          onSearch={(typed) => pushHistoryEntry({ search: formatSearchParams({ query: typed }) })}
        />
      </PageHead>
      <div className={styles.answer}>
        {query === '' && <Start />}
        {query !== '' && failed && <LoadError onTryAgain={tryAgain} />}
        {query !== '' && (
          <Results params={params} index={index} outcome={outcome} failed={failed} heading={heading} waysOn={waysOn} />
        )}
      </div>
    </div>
  );
}
