import { CalendarClock } from 'lucide-react';
import { formatRupees } from '#app/components/facts/benefitText.ts';
import type { NearMiss as NearMissOf } from '#app/eligibility/assess.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { FinderWords } from './finderWords.ts';
import styles from './ResultScheme.module.css';

type NearMissProps = { near: NearMissOf; words: FinderWords };

/** What time or the office's count may still bring. */
export function NearMiss({ near, words: { t, about } }: NearMissProps) {
  const language = useLanguage();
  const whose = near.who ? { context: near.who } : about;
  return (
    <p className={styles.near}>
      <CalendarClock aria-hidden="true" />
      <span>
        {near.kind === 'age'
          ? t('results.nearAge', { ...whose, age: formatNumber(near.bound, language) })
          : t('results.nearIncome', { ...about, amount: formatRupees(near.bound, language) })}
      </span>
    </p>
  );
}
