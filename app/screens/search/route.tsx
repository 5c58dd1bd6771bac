import { useTranslation } from 'react-i18next';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Breadcrumbs } from '#app/components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHead } from '#app/components/PageHead/PageHead.tsx';
import { SearchBox } from '#app/components/SearchBox/SearchBox.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';
import { searchEntries } from '#app/search/entries.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import styles from './Search.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useQuery } from './useQuery.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'search');
  const helplines = localize(site.helplines, language).map(({ number, title, confidence }) => ({
    number,
    title,
    confidence,
  }));
  return {
    entries: searchEntries(language),
    helplines,
    page: { title: t('title'), description: t('description') },
  };
}

/** The page brings everything that can be found: another query fetches nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function SearchScreen({ loaderData: { entries, helplines } }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const query = useQuery();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} figures="figures-service">
        <SearchBox
          className={styles.box}
          large
          initial={query}
          label={t('placeholder')}
          placeholder={t('placeholder')}
        />
      </PageHead>
      <SearchResults entries={entries} helplines={helplines} query={query} />
    </div>
  );
}
