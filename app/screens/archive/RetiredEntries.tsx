import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Archive.module.css';
import type { Archived } from './archived.server.ts';

/** Entries that are retired, the latest first: since when, why, and what takes their place. */
export function RetiredEntries({ retired }: Pick<Archived, 'retired'>) {
  const { t } = useTranslation(['archive', 'retired']);
  const language = useLanguage();
  return (
    <ul className={styles.entries}>
      {retired.map(({ kind, id, title, on, why, instead }) => (
        <li key={`${kind} ${id}`}>
          <b>{title}</b>
          <p className={styles.days}>
            {t('closedSince', { kind: t(`kinds.${kind}`), date: formatDate(on, language) })}
          </p>
          <p>{why}</p>
          {instead && (
            <PageLink to={instead.path} className={styles.event}>
              {instead.title ? t('retired:instead', { title: instead.title }) : t('retired:insteadUnnamed')}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
