import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { searchEntries } from '#app/search/documents/documents.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { byLetter } from './byLetter.ts';
import { SiteIndex } from './SiteIndex.tsx';
import { SiteTree } from './SiteTree.tsx';
import { siteTree } from './tree.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'sitemap');
  return {
    tree: siteTree(language),
    letters: byLetter(searchEntries(language), language),
    page: { title: t('title'), description: t('description') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function SitemapScreen({ loaderData: { tree, letters } }: Route.ComponentProps) {
  const { t } = useTranslation('sitemap');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} lead={t('description')} figures="figures-service" />
      <SiteTree tree={tree} />
      <SiteIndex letters={letters} />
    </div>
  );
}
