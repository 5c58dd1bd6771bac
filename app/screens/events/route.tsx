import buttons from '#app/components/buttons.module.css';
import { EventList } from '#app/components/events/EventList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { plainPath } from '#app/i18n/language.ts';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { inForce } from '#app/model/archive/rules.ts';
import { sharedCautions } from '#app/model/cautions.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { localizeEvents } from '#app/model/events/localizeEvents.server.ts';
import { currentEvents, pastEvents } from '#app/model/events/rules.ts';
import { AS_OF } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';

const PAST_EVENTS_PATH = '/notices/pastevents';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'events');
  const isPast = plainPath(url.pathname) === PAST_EVENTS_PATH;
  const shown = isPast ? pastEvents(inForce(events, AS_OF), AS_OF) : currentEvents(events, AS_OF);
  const which = isPast ? 'past' : 'current';
  return {
    events: localizeEvents(shown, language),
    cautioned: sharedCautions(shown),
    provenance: combineProvenance(events),
    page: { title: t(`${which}.title`), description: t(`${which}.description`) },
  };
}

export default function EventsScreen({ loaderData: { events, cautioned, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  const isPast = usePlainPath() === PAST_EVENTS_PATH;
  return (
    <Page
      parents={[{ label: t('nav.notices') }]}
      crumb={isPast ? page.title : t('nav.events')}
      title={page.title}
      figures={isPast || events.length > 0 ? 'figures-event' : null}
      provenance={provenance}
      cautioned={cautioned}
    >
      <EventList events={events} initialLayout={isPast ? 'list' : 'grid'} whenEmpty={<NoEvents isPast={isPast} />} />
    </Page>
  );
}

function NoEvents({ isPast }: { isPast: boolean }) {
  const { t } = useTranslation('events');
  if (isPast) return <h2>{t('past.noneFound')}</h2>;
  return (
    <>
      <h2>{t('current.noneFound')}</h2>
      <p>{t('current.noneText')}</p>
      <p>
        <PageLink to={PAST_EVENTS_PATH} className={buttons.primary}>
          {t('current.seePast')}
        </PageLink>
      </p>
    </>
  );
}
