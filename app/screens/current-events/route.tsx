import buttons from '#app/components/buttons.module.css';
import { EventList } from '#app/components/events/EventList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { listed } from '#app/model/events/listed.server.ts';
import { currentEvents } from '#app/model/events/rules.ts';
import { combineProvenance } from '#app/model/provenanceOfAll.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'current-events');
  return {
    events: listed(currentEvents(events, AS_OF), language),
    provenance: combineProvenance(events),
    page: { title: t('title'), description: t('description') },
  };
}

export default function CurrentEventsScreen({ loaderData: { events, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  return (
    <Page
      parents={[{ label: t('nav.notices') }]}
      crumb={t('nav.events')}
      title={page.title}
      figures={events.length > 0 ? 'figures-event' : null}
      provenance={provenance}
    >
      <EventList events={events} initialLayout="grid" whenEmpty={<NoCurrentEvents />} />
    </Page>
  );
}

function NoCurrentEvents() {
  const { t } = useTranslation('current-events');
  return (
    <>
      <h2>{t('noneFound')}</h2>
      <p>{t('noneText')}</p>
      <p>
        <PageLink to="/notices/pastevents" className={buttons.primary}>
          {t('seePast')}
        </PageLink>
      </p>
    </>
  );
}
