import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { provenanceOfAll } from '#app/model/provenanceOfAll.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { categoriesWithSchemes } from './listing.server.ts';
import { SchemeBrowser } from './SchemeBrowser.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'schemes');
  const description = t('description', { number: formatNumber(schemes.length, language) });
  return {
    categories: categoriesWithSchemes(language),
    provenance: provenanceOfAll(schemes),
    page: { title: t('title'), description },
  };
}

/** The filter stands in the address, but the page behind it stays the same: nothing is fetched again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function SchemesScreen({ loaderData: { categories, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('schemes');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} lead={t('lead')} />
      <SchemeBrowser categories={categories} />
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
