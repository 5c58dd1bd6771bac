import { CalendarDays, MapPin } from 'lucide-react';
import { formatDate } from '#app/i18n/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { PageLink } from '../links/PageLink.tsx';
import { Picture } from '../media/Picture.tsx';
import styles from './EventCard.module.css';

export type ListedEvent = {
  id: number;
  title: string;
  description: string;
  image: MadePicture;
  imageAlt: string;
  postedDate: string;
  venue: string;
  sample?: true | undefined;
};

/** Describes both layouts: beside the text in the list, above it in the grid. */
const SIZES = '(min-width: 768px) 24rem, 100vw';

export function EventCard({ event }: { event: ListedEvent }) {
  const { t, language } = useTranslation(['event', 'components']);
  return (
    <article className={styles.card}>
      <Picture className={styles.picture} picture={event.image} alt={event.imageAlt} sizes={SIZES} />
      <div>
        <h2 className={styles.title}>
          <PageLink to={`/notices/events/${event.id}`}>{event.title}</PageLink>
        </h2>
        <p className={styles.description}>{event.description}</p>
        <p className={styles.when}>
          <span>
            <CalendarDays aria-hidden="true" />
            {t('posted', { date: formatDate(event.postedDate, language) })}
          </span>
          <span>
            <MapPin aria-hidden="true" />
            {event.venue}
          </span>
        </p>
        {event.sample && <p className={styles.sample}>{t('components:sample')}</p>}
      </div>
    </article>
  );
}
