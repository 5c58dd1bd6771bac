import { EventList } from '#app/components/events/EventList.tsx';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { inForce } from '#app/model/archive/rules.ts';
import { events } from '#app/model/events/data.server.ts';
import { listed } from '#app/model/events/listed.server.ts';
import { pastEvents } from '#app/model/events/rules.ts';
import { provenanceOfAll } from '#app/model/provenanceOfAll.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'past-events');
  return {
    events: listed(pastEvents(inForce(events, AS_OF), AS_OF), language),
    provenance: provenanceOfAll(events),
    page: { title: t('title'), description: t('description') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function PastEventsScreen({ loaderData: { events, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['past-events', 'shell']);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('shell:nav.notices') }, { label: page.title }]} />
      <PageHead title={page.title} figures="figures-event" />
      <EventList events={events} initialLayout="list" whenEmpty={<h2>{t('noneFound')}</h2>} />
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
