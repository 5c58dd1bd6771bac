import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import type { FallbackLinks } from './NoResults.tsx';
import { Results } from './Results.tsx';
import styles from './Search.module.css';

/** Shows where to start. SearchResults.island.ts shows the results for the query of the address. */
export function SearchPage({ waysOn }: { waysOn: FallbackLinks }) {
  const { t } = useTranslation('search');
  const title = t('title');
  return (
    <div className="wrap">
      <TopRow crumbs={[{ label: title }]} figures="figures-service" />
      <PageHead title={title}>
        <SearchForm
          className={`no-print ${styles.box}`}
          large
          iconOnly
          label={t('placeholder')}
          placeholder={t('placeholder')}
        />
      </PageHead>
      <Island name="SearchResults" component={Results} props={{ waysOn }} start="query" />
    </div>
  );
}
