import { pushHistoryEntry, useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { SearchBox } from '#app/components/search/SearchBox.island.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Helpline } from './NoResults.tsx';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { Start } from './Start.tsx';
import { formatSearchParams, parseSearchParams } from './searchParams.ts';

export function SearchPage({ helplines }: { helplines: Helpline[] }) {
  const { t } = useTranslation('search');
  const params = parseSearchParams(useHistoryEntry().search);
  return (
    <div className="wrap">
      <TopRow crumbs={[{ label: t('title') }]} figures="figures-service" />
      <PageHead title={t('title')}>
        <SearchBox
          className={`no-print ${styles.box}`}
          large
          initial={params.query}
          label={t('placeholder')}
          placeholder={t('placeholder')}
          onSearch={(query) => pushHistoryEntry({ search: formatSearchParams({ query }) })}
        />
      </PageHead>
      <div className={styles.answer}>
        {params.query === '' ? <Start /> : <Results params={params} helplines={helplines} />}
      </div>
    </div>
  );
}
