import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { Breadcrumbs } from '#app/components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHead } from '#app/components/PageHead/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { BackToSchemes } from './BackToSchemes.tsx';
import { FIGURES } from './figures.ts';
import { SchemeDetails } from './SchemeDetails.tsx';
import { SchemeLead } from './SchemeLead.tsx';
import { schemePage } from './schemePage.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const scheme = schemePage(params.schemeId, languageOf(url.pathname));
  if (!scheme) throw data(null, { status: 404 });
  return { scheme, page: { title: scheme.title, description: scheme.summary } };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function SchemeScreen({ loaderData: { scheme } }: Route.ComponentProps) {
  const { t } = useTranslation('schemes');
  const { title, category } = scheme;
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: t('title'), path: '/scheme' },
          { label: category.shortTitle, path: `/scheme?category=${category.id}` },
          { label: title },
        ]}
      />
      <PageHead
        title={title}
        tag={category.shortTitle}
        lead={<SchemeLead plainTitle={scheme.plainTitle} summary={scheme.summary} />}
        figures={FIGURES[category.id]}
      />
      <BackToSchemes />
      {/* Another scheme is another page: no chosen district stays behind. */}
      <SchemeDetails key={scheme.id} scheme={scheme} />
    </div>
  );
}
