import { formatProvenance } from '#app/components/facts/Provenance.tsx';
import { LinkedParagraph } from '#app/components/links/LinkedText.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { localize } from '#app/model/localize.ts';
import { emptyPage, pages } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/pagePath.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const path = plainPath(url.pathname);
  const id = pages.find((page) => pagePath(page.id) === path)?.id ?? '';
  const content = localize(emptyPage(id), languageOf(url.pathname));
  return { content, page: { title: content.title, description: content.description } };
}

/** Shows the specification's "No Data Found..!". */
export default function NoDataScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t, language } = useTranslation('components');
  return (
    <Page title={content.title} lead={content.description}>
      <div className="body">
        <EmptyState>
          <h2>{t('noDataFound')}</h2>
          <LinkedParagraph>{content.whatWillAppear}</LinkedParagraph>
          <LinkedParagraph>{content.askMeanwhile}</LinkedParagraph>
          <LinkList links={content.links} />
          <p className="small">{formatProvenance(content, t, language)}</p>
        </EmptyState>
      </div>
    </Page>
  );
}
