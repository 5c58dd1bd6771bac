import { inDigitsOf } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './Timeline.module.css';

type TimelineProps = { entries: { year: string; event: string }[] };

/** Years and what happened in them, in order. */
export function Timeline({ entries }: TimelineProps) {
  const language = useLanguage();
  return (
    <ol className={styles.timeline}>
      {entries.map(({ year, event }) => (
        <li key={year + event}>
          <time dateTime={year}>{inDigitsOf(language, year)}</time>
          <p>{event}</p>
        </li>
      ))}
    </ol>
  );
}
