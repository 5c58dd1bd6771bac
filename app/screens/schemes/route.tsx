import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Page } from '#app/components/page/Page.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Route } from './+types/route';
import { categoriesWithSchemes } from './listing.server.ts';
import { SchemeBrowser } from './SchemeBrowser.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'schemes');
  const description = t('description', { number: formatNumber(schemes.length, language) });
  return {
    categories: categoriesWithSchemes(language),
    provenance: combineProvenance(schemes),
    page: { title: t('title'), description },
  };
}

/** Skips the loader: the filter changes the query only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function SchemesScreen({ loaderData: { categories, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('schemes');
  return (
    <Page title={t('title')} lead={t('lead')} provenance={provenance}>
      <SchemeBrowser categories={categories} />
    </Page>
  );
}
