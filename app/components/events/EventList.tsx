import { CalendarDays, LayoutGrid, List, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { localizeEvents } from '#app/model/events/localizeEvents.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { Cautions } from '../facts/Cautions.tsx';
import { ChoiceRow } from '../forms/ChoiceRow.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { Picture } from '../media/Picture.tsx';
import { EmptyState } from '../text/EmptyState.tsx';
import styles from './EventList.module.css';

type ListedEvent = ReturnType<typeof localizeEvents>[number];
type EventListProps = { events: ListedEvent[]; initialLayout: 'grid' | 'list'; whenEmpty: ReactNode };

/** Switches the layout by CSS alone: `:has()` in EventList.module.css reads the checked radio. */
export function EventList({ events, initialLayout, whenEmpty }: EventListProps) {
  const { t, language } = useTranslation(['event', 'components']);
  if (events.length === 0)
    return (
      <div className={styles.events}>
        <EmptyState>{whenEmpty}</EmptyState>
      </div>
    );
  return (
    <div className={styles.events}>
      <div className={`ends ${styles.tools}`}>
        <p className={styles.count}>{t('count', { count: events.length, n: formatNumber(events.length, language) })}</p>
        <ChoiceRow
          legend={t('components:showAs')}
          choices={[
            { value: 'grid', label: t('components:grid'), Icon: LayoutGrid },
            { value: 'list', label: t('components:list'), Icon: List },
          ]}
          initial={initialLayout}
        />
      </div>
      <ul className={styles.entries}>
        {events.map((event) => (
          <li key={event.id} className={styles.entry}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Width of the picture of an event, for the `sizes` attribute. List and grid use the same picture. */
const SIZES = '(min-width: 768px) 24rem, 100vw';

function EventCard({ event }: { event: ListedEvent }) {
  const { t, language } = useTranslation(['event', 'components']);
  return (
    <article className={styles.card}>
      <Picture picture={event.image} alt={event.imageAlt} sizes={SIZES} />
      <div>
        <h2 className={styles.title}>
          <PageLink to={pageOf.events(event.id)}>{event.title}</PageLink>
        </h2>
        <Cautions entry={event} />
        <p className={styles.description}>{event.description}</p>
        <p className={`cluster muted ${styles.when}`}>
          <span>
            <CalendarDays aria-hidden="true" />
            {t('posted', { date: formatDate(event.postedDate, language) })}
          </span>
          <span>
            <MapPin aria-hidden="true" />
            {event.venue}
          </span>
        </p>
      </div>
    </article>
  );
}
