import { Page } from '#app/components/page/Page.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Route } from './+types/route';
import { categoriesWithSchemes } from './listing.server.ts';
import { SchemeBrowser } from './SchemeBrowser.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'schemes');
  const description = t('description', { number: formatNumber(schemes.length, language) });
  return {
    categories: categoriesWithSchemes(language),
    provenance: combineProvenance(schemes),
    page: { title: t('title'), description },
  };
}

export default function SchemesScreen({ loaderData: { categories, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('schemes');
  return (
    <Page title={t('title')} lead={t('lead')} provenance={provenance}>
      <Island name="SchemeBrowser" component={SchemeBrowser} props={{ categories }} start="query" />
    </Page>
  );
}
