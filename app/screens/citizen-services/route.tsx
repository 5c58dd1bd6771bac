import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/provenanceOfAll.server.ts';
import { services } from '#app/model/services/data.server.ts';
import type { Route } from './+types/route';
import { ServiceBrowser } from './ServiceBrowser.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'citizen-services');
  const tiles = services.map(({ id, title, icon, help }) => ({
    id,
    icon,
    title: title[language],
    titles: Object.values(title),
    help: help[language],
  }));
  return {
    services: tiles,
    provenance: combineProvenance(services),
    page: { title: t('title'), description: t('lead') },
  };
}

export default function CitizenServicesScreen({ loaderData: { services, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  return (
    <Page
      parents={[{ label: t('drawer.citizens') }]}
      crumb={t('drawer.services')}
      title={page.title}
      lead={page.description}
      figures="figures-service"
      provenance={provenance}
    >
      <ServiceBrowser services={services} />
    </Page>
  );
}
