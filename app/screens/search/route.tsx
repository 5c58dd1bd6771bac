import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useHydratedLocation } from '#app/components/hooks/useHydrated.ts';
import { Breadcrumbs, PageHead } from '#app/components/page/PageHead.tsx';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { allHelplines } from '#app/model/site/helplines.server.ts';
import type { Route } from './+types/route';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { Start } from './Start.tsx';
import { parseSearchParams } from './searchParams.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'search');
  return {
    helplines: allHelplines(language),
    page: { title: t('title'), description: t('description'), hidden: true },
  };
}

/** Keeps the loader data, because a query changes only the results. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function SearchScreen({ loaderData: { helplines } }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const params = parseSearchParams(useHydratedLocation().search);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} figures="figures-service">
        <SearchBox
          className={`no-print ${styles.box}`}
          large
          initial={params.query}
          label={t('placeholder')}
          placeholder={t('placeholder')}
        />
      </PageHead>
      <div className={styles.answer}>
        {params.query === '' ? <Start /> : <Results params={params} helplines={helplines} />}
      </div>
    </div>
  );
}
