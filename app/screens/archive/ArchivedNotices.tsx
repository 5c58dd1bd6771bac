import { PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Archive.module.css';
import type { Archived } from './archived.server.ts';

/** Notices that have expired, the latest first, each with its PDF. */
export function ArchivedNotices({ notices }: Pick<Archived, 'notices'>) {
  const { t } = useTranslation(['archive', 'components']);
  const language = useLanguage();
  return (
    <ul className={styles.entries}>
      {notices.map(({ id, title, date, file, bytes, since, sample }) => (
        <li key={id}>
          <b>{title}</b>
          <p className={styles.days}>
            {t('noticeOf', { date: formatDate(date, language) })} {t('since', { date: formatDate(since, language) })}
            {sample && ` ${t('components:sample')}.`}
          </p>
          <ViewFileLink href={file} title={title} /> <PdfSize bytes={bytes} />
        </li>
      ))}
    </ul>
  );
}
