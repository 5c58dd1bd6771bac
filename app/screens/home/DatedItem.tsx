import type { ReactNode } from 'react';
import { dateParts } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './DatedItem.module.css';

type DatedItemProps = { date: string; details?: ReactNode; children: ReactNode };

/** A line of a list by date: the day large, month and year below it, then the link and what else is to say. */
export function DatedItem({ date, details, children }: DatedItemProps) {
  const language = useLanguage();
  const { day, month, year } = dateParts(date, language);
  return (
    <li className={styles.item}>
      <time className={styles.date} dateTime={date}>
        <b>{formatNumber(day, language)}</b>{' '}
        <span>
          {month} {year}
        </span>
      </time>
      <div className={styles.text}>
        {children}
        {details && <p className={styles.details}>{details}</p>}
      </div>
    </li>
  );
}
