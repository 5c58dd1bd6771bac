import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Archive.module.css';
import type { Archived } from './archived.server.ts';

/** Events that are over, the latest first; each keeps its page. */
export function ArchivedEvents({ events }: Pick<Archived, 'events'>) {
  const { t } = useTranslation(['archive', 'components']);
  const language = useLanguage();
  return (
    <ul className={styles.entries}>
      {events.map(({ id, title, since, sample }) => (
        <li key={id}>
          <PageLink to={`/notices/events/${id}`} className={styles.event}>
            {title}
          </PageLink>
          <p className={styles.days}>
            {t('since', { date: formatDate(since, language) })}
            {sample && ` ${t('components:sample')}.`}
          </p>
        </li>
      ))}
    </ul>
  );
}
