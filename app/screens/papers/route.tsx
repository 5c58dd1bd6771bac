import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { requiredDocumentsProvenance } from '#app/model/schemes/data.server.ts';
import { listPapers, schemesWithPapers } from '#app/model/schemes/papers.server.ts';
import type { Route } from './+types/route';
import { Checklist } from './Checklist.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'papers');
  return {
    papers: listPapers(language),
    categories: schemesWithPapers(language),
    provenance: requiredDocumentsProvenance,
    page: { title: t('title'), description: t('description') },
  };
}

export default function PapersScreen({ loaderData }: Route.ComponentProps) {
  const { papers, categories, provenance } = loaderData;
  const { t } = useTranslation('papers');
  return (
    <Page title={t('title')} lead={t('description')} figures="figures-service" provenance={provenance}>
      <Island name="Checklist" component={Checklist} props={{ papers, categories }} start="papers" />
    </Page>
  );
}
