import { ChevronLeft, ChevronRight, Megaphone } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { IconButton } from './IconButton.tsx';
import styles from './LatestUpdates.module.css';

/** Shows one line at a time, newest first; it never moves by itself. Without JavaScript, shows all lines. */
export function LatestUpdates({ updates }: { updates: HomeContent['latestUpdates'] }) {
  const { t, language } = useTranslation(['home', 'components']);
  const total = updates.length;
  const counts = updates.map((_, index) => t('components:counter', { n: index + 1, total }));
  return (
    <section
      className={`no-print ${styles.bar}`}
      aria-label={t('updates.latest')}
      data-slides={0}
      data-awaits-script=""
    >
      <div className={`wrap ${styles.row}`}>
        <p className={styles.label}>
          <Megaphone aria-hidden="true" />
          {t('updates.label')}
        </p>
        <ul className={styles.lines} aria-live="polite" data-frame="lines">
          {updates.map(({ date, text, path }, index) => (
            <li key={path} className={styles.line} data-current={index === 0}>
              <PageLink to={path}>{t('updates.dated', { date: formatDate(date, language), text })}</PageLink>
            </li>
          ))}
        </ul>
        <div className={`needs-script ${styles.controls}`}>
          <span className={styles.count} data-counts={counts.join('|')}>
            {counts[0]}
          </span>
          <IconButton Icon={ChevronLeft} label={t('updates.previous')} move="previous" className={styles.previous} />
          <IconButton Icon={ChevronRight} label={t('updates.next')} move="next" />
        </div>
      </div>
    </section>
  );
}
