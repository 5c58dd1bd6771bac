import { Fragment } from 'react';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Route } from './+types/route';
import { collectCategories } from './listing.server.ts';
import type { ListedCategory } from './listing.ts';
import { SchemeBrowser } from './SchemeBrowser.island.tsx';
import { SchemeCard } from './SchemeCard.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'schemes');
  const description = t('description', { number: formatNumber(schemes.length, language) });
  return {
    categories: collectCategories(language),
    provenance: combineProvenance(schemes),
    page: { title: t('title'), description },
  };
}

export default function SchemesScreen({ loaderData: { categories, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation(['schemes', 'elsewhere']);
  return (
    <Page title={t('title')} lead={t('lead')} provenance={provenance}>
      <Island
        name="SchemeBrowser"
        component={SchemeBrowser}
        props={{ categories: categories.map(toListed) }}
        fixed={categories.flatMap(toFixedParts)}
        start="query"
      />
      <p className="no-print">
        <OnwardLink to="/elsewhere">{t('elsewhere:all')}</OnwardLink>
      </p>
    </Page>
  );
}

type Category = Route.ComponentProps['loaderData']['categories'][number];

function toListed({ id, title, part, schemes }: Category): ListedCategory {
  return { id, title, part, schemes: schemes.map(({ id, audiences, otherTitle }) => ({ id, audiences, otherTitle })) };
}

/** Returns the heading and the cards of a category as fixed parts. Their keys are their names. */
const toFixedParts = ({ id, title, description, part, schemes }: Category) => [
  <Fragment key={part}>
    <h2 id={id}>{title}</h2>
    <p>{description}</p>
  </Fragment>,
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed part is named by its position.
  ...schemes.map((scheme, index) => <SchemeCard key={part + 1 + index} scheme={scheme} category={title} />),
];
