import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { services } from '#app/model/services/data.server.ts';
import type { Route } from './+types/route';
import { ServiceBrowser } from './ServiceBrowser.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'citizen-services');
  return {
    services: services.map(({ id, title, icon, help }) => ({
      id,
      icon,
      title: title[language],
      // Includes the titles in both languages, because visitors search in either.
      titles: Object.values(title),
      help: help[language],
    })),
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
      <Island name="ServiceBrowser" component={ServiceBrowser} props={{ services }} />
    </Page>
  );
}
