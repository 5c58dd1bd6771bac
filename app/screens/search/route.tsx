import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import type { Route } from './+types/route';
import { SearchPage } from './SearchPage.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'search');
  return {
    helplines: allHelplines(language),
    page: { title: t('title'), description: t('description'), hidden: true },
  };
}

export default function SearchScreen({ loaderData: { helplines } }: Route.ComponentProps) {
  return <Island name="SearchPage" component={SearchPage} props={{ helplines }} start="query" />;
}
