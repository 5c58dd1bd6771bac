import { ArrowLeft, CalendarPlus } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { Picture } from '#app/components/media/Picture.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import panel from '#app/components/panel.module.css';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { Paragraphs } from '#app/components/text/Prose.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation, words } from '#app/i18n/words.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { cautionedTitle } from '#app/model/cautions.ts';
import { events } from '#app/model/events/data.server.ts';
import { belongsInCalendars, calendarPath, findEvent, isPast } from '#app/model/events/rules.ts';
import { listenerCall } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { AS_OF } from '#app/model/site/data.server.ts';
import { RetiredScreen } from '#app/shell/errors/RetiredScreen.tsx';
import type { Route } from './+types/route';
import styles from './Event.module.css';

/** Returns no event for an unknown id. For such ids, servers send the page that is prerendered for the id `not-found`. */
export function loader({ url, params }: Route.LoaderArgs) {
  const retired = retiredPage(url.pathname);
  if (retired) return retired;
  const { language, t } = loaderTranslation(url, 'event');
  const event = findEvent(events, params.eventId);
  if (!event) return { event: null, page: { title: t('notFoundTitle'), description: t('notFoundText'), hidden: true } };
  const content = localize(event, language);
  const title = t('pageTitle', { title: content.title, date: formatDate(event.startDate, language) });
  return {
    event: {
      ...content,
      sharedTitle: cautionedTitle(content.title, event, words(language, 'components'), language),
      image: pictureOf(event.image),
      past: isPast(event, AS_OF),
      listening: { minutes: estimateMinutes(content, language), call: listenerCall(language) },
      /** Address of the iCalendar file; past events have none. */
      calendar: belongsInCalendars(event, AS_OF) ? calendarPath(event.id, language) : undefined,
    },
    page: addCautionsToHead({ title, description: content.description }, event, language),
  };
}

export default function EventScreen({ loaderData }: Route.ComponentProps) {
  if ('retired' in loaderData) return <RetiredScreen retired={loaderData.retired} />;
  const { event } = loaderData;
  return event ? <EventDetails event={event} /> : <EventNotFound />;
}

function EventNotFound() {
  const { t } = useTranslation(['event', 'shell']);
  return (
    <div className="wrap">
      <TopRow crumbs={[{ label: t('shell:nav.events'), path: '/notices/events' }, { label: t('notFoundTitle') }]} />
      <div className="body">
        <EmptyState picture="/images/scenes/signpost-vana.svg">
          <h1>{t('notFoundTitle')}</h1>
          <p>{t('notFoundText')}</p>
          <p>
            <PageLink to="/notices/events" className={buttons.primary}>
              {t('backToEvents')}
            </PageLink>
          </p>
        </EmptyState>
      </div>
    </div>
  );
}

type EventProps = { event: NonNullable<Exclude<ReturnType<typeof loader>, { retired: unknown }>['event']> };

const SIZES = '(min-width: 1200px) 48rem, (min-width: 992px) 64vw, 100vw';

export function EventDetails({ event }: EventProps) {
  const { t } = useTranslation(['event', 'shell']);
  const list = event.past
    ? ({ path: '/notices/pastevents', label: t('shell:nav.pastEvents') } as const)
    : ({ path: '/notices/events', label: t('shell:nav.events') } as const);
  return (
    <Page parents={[list]} title={event.title} figures={null} provenance={event}>
      <div className={`split ${styles.body}`}>
        <EventFacts event={event} />
        <div className={styles.text}>
          <Picture className={styles.picture} picture={event.image} alt={event.imageAlt} sizes={SIZES} />
          <Paragraphs lines={event.fullDescription} />
          <p className="no-print">
            <PageLink to={list.path} className={buttons.secondary}>
              <ArrowLeft aria-hidden="true" />
              {t('backToEvents')}
            </PageLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

function EventFacts({ event }: EventProps) {
  const { t, language } = useTranslation('event');
  const startDate = formatDate(event.startDate, language);
  const facts = [
    [t('startDate'), startDate],
    [t('endDate'), formatDate(event.endDate, language)],
    [t('venue'), event.venue],
    [t('postedDate'), formatDate(event.postedDate, language)],
  ] as const;
  return (
    <section className={`${panel.panel} ${styles.facts}`}>
      <h2>{t('details')}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageActions
        title={event.sharedTitle}
        cautioned={event}
        actions={['listen', 'share']}
        lines={[`${startDate}, ${event.venue}`, event.description]}
        listening={event.listening}
        inPanel
      >
        {event.calendar && (
          // Omits `download`, so that a phone opens the file in its calendar.
          <a className={buttons.secondary} href={event.calendar}>
            <CalendarPlus aria-hidden="true" />
            {t('addToCalendar')}
          </a>
        )}
      </PageActions>
    </section>
  );
}
