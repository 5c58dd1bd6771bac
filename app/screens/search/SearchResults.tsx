import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { findEntries, type SearchEntry } from '#app/search/entries.ts';
import { wordsOf } from '#app/search/words.ts';
import { Everything } from './Everything.tsx';
import { Hits } from './Hits.tsx';
import { type Helpline, NoResults } from './NoResults.tsx';
import styles from './SearchResults.module.css';

type SearchResultsProps = { entries: SearchEntry[]; helplines: Helpline[]; query: string };

/** What has the words of the address. Without a query, and without script, everything there is, from A to Z. */
export function SearchResults({ entries, helplines, query }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const words = wordsOf(query);
  const hits = findEntries(entries, query);
  const summary = useFocusAfterSearch();
  return (
    <div className={styles.search}>
      <div aria-live="polite">
        {words.length > 0 && (
          <h2 ref={summary} tabIndex={-1} className={styles.summary}>
            {hits.length > 0
              ? t('results', { count: hits.length, number: formatNumber(hits.length, language), query })
              : t('noResults', { query })}
          </h2>
        )}
      </div>
      {hits.length > 0 && <Hits hits={hits} words={words} />}
      {words.length > 0 && hits.length === 0 && <NoResults helplines={helplines} />}
      {words.length === 0 && <Everything entries={entries} />}
    </div>
  );
}

/**
 * After a search the summary takes the focus from the search box: a phone's keyboard would cover the results. A page
 * that is opened with a query keeps its focus where it is.
 */
function useFocusAfterSearch() {
  const { search } = useLocation();
  const summary = useRef<HTMLHeadingElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current !== search && document.activeElement instanceof HTMLInputElement) summary.current?.focus();
    before.current = search;
  }, [search]);
  return summary;
}
