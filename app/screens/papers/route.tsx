import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { requiredDocumentsProvenance } from '#app/model/schemes/data.server.ts';
import { papersOfSchemes, schemesWithPapers } from '#app/model/schemes/papers.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { Papers } from './Papers.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'papers');
  return {
    papers: papersOfSchemes(language),
    categories: schemesWithPapers(language),
    provenance: requiredDocumentsProvenance,
    page: { title: t('title'), description: t('description') },
  };
}

/** Which schemes are picked stands in the history; the page behind it stays the same: nothing is fetched again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function PapersScreen({ loaderData: { papers, categories, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('papers');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} lead={t('description')} figures="figures-service" />
      <Papers papers={papers} categories={categories} />
      <Provenance entry={provenance} />
    </div>
  );
}
