import { EventList } from '#app/components/events/EventList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { inForce } from '#app/model/archive/rules.ts';
import { events } from '#app/model/events/data.server.ts';
import { listed } from '#app/model/events/listed.server.ts';
import { pastEvents } from '#app/model/events/rules.ts';
import { combineProvenance } from '#app/model/provenanceOfAll.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'past-events');
  return {
    events: listed(pastEvents(inForce(events, AS_OF), AS_OF), language),
    provenance: combineProvenance(events),
    page: { title: t('title'), description: t('description') },
  };
}

export default function PastEventsScreen({ loaderData: { events, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['past-events', 'shell']);
  return (
    <Page
      parents={[{ label: t('shell:nav.notices') }]}
      title={page.title}
      figures="figures-event"
      provenance={provenance}
    >
      <EventList events={events} initialLayout="list" whenEmpty={<h2>{t('noneFound')}</h2>} />
    </Page>
  );
}
