import { CalendarDays, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './EventCard.module.css';

/** What a card says of an event, in the page's language. */
export type ListedEvent = {
  id: number;
  title: string;
  description: string;
  image: string;
  imageAlt: string;
  postedDate: string;
  venue: string;
  sample?: true | undefined;
};

export function EventCard({ event }: { event: ListedEvent }) {
  const { t } = useTranslation(['event', 'components']);
  const language = useLanguage();
  return (
    <article className={styles.card}>
      <img className={styles.picture} src={event.image} width="320" height="240" alt={event.imageAlt} loading="lazy" />
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
