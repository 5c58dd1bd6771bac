import { isRouteErrorResponse } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { Breadcrumbs } from '#app/components/page/PageHead.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { calendarPath } from '#app/model/events/calendarPath.ts';
import { events } from '#app/model/events/data.server.ts';
import { belongsInCalendars, findEvent, isPast } from '#app/model/events/rules.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';
import { RetiredScreen } from '#app/shell/RetiredScreen.tsx';
import type { Route } from './+types/route';
import { EventDetails } from './EventDetails.tsx';
import styles from './EventNotFound.module.css';

/** Renders a page for unknown events, prerendered under the id `not-found` and served by the hosts. */
export function loader({ url, params }: Route.LoaderArgs) {
  const retired = retiredPage(url.pathname);
  if (retired) return retired;
  const { language, t } = loaderTranslation(url, 'event');
  const event = findEvent(events, params.eventId);
  if (!event) return { event: null, page: { title: t('notFoundTitle'), description: t('notFoundText'), hidden: true } };
  const calendar = belongsInCalendars(event, AS_OF) ? calendarPath(event.id, language) : undefined;
  const content = localize(event, language);
  const title = t('pageTitle', { title: content.title, date: formatDate(event.startDate, language) });
  return {
    event: {
      ...content,
      image: pictureOf(event.image),
      past: isPast(event, AS_OF),
      minutes: estimateMinutes(content, language),
      calendar,
    },
    page: { title, description: content.description },
  };
}

export default function EventScreen({ loaderData }: Route.ComponentProps) {
  if ('retired' in loaderData) return <RetiredScreen retired={loaderData.retired} />;
  const { event } = loaderData;
  return event ? <EventDetails event={event} /> : <EventNotFound />;
}

/** Handles client-side navigation to an unknown event, whose data file is a 404. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return unknown ? <EventNotFound titled /> : <ErrorScreen reason="failed" />;
}

/** `titled`: sets the document title where no loader could. */
function EventNotFound({ titled = false }: { titled?: boolean }) {
  const { t } = useTranslation(['event', 'shell']);
  return (
    <div className="wrap">
      {titled && <title>{t('notFoundTitle')}</title>}
      <Breadcrumbs
        crumbs={[{ label: t('shell:nav.events'), path: '/notices/events' }, { label: t('notFoundTitle') }]}
      />
      <div className={styles.body}>
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
