import { ChevronDown } from 'lucide-react';
import { chosenFor } from '#app/eligibility/answers.ts';
import type { Assessment } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultSum.module.css';
import { type ResultYear, sumFirstYear } from './resultSum.ts';

/** Adds up the fixed amounts of the first year. Returns undefined if there are none, or if the visitor asks for an organisation. */
export function useResultSum(assessments: readonly Assessment[]): ResultYear | undefined {
  const { answers } = useFinder().visit;
  const year = sumFirstYear(assessments);
  return year.rupees === 0 || chosenFor(answers, 'situation')?.includes('organisation') ? undefined : year;
}

export function ResultSum({ year: { rupees: sum, forHouse } }: { year: ResultYear }) {
  const { t, exactRupees } = useFinder().text;
  return (
    <div className={styles.sum}>
      <p className={styles.line}>
        <span>{t('results.sum.title')}</span> <b>{exactRupees(sum)}</b>
      </p>
      <p className={styles.terms}>
        {t('results.sum.terms')} {forHouse && `${t('results.sum.house')} `}
        {t('results.sum.decides')}
      </p>
    </div>
  );
}

export function SumExplanation({ year: { rupees: sum, parts } }: { year: ResultYear }) {
  const { t, rupees, exactRupees } = useFinder().text;
  const terms = parts.map((part) =>
    part.period === 'month'
      ? t('results.sum.months', { amount: rupees(part.rupees) })
      : t(`results.sum.${part.period}`, { amount: rupees(part.rupees) }),
  );
  return (
    <details className={`no-print ${styles.how}`}>
      <summary className="tap as-link">
        {t('results.sum.how')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <p>
        {terms.join(' + ')} = {exactRupees(sum)}
      </p>
    </details>
  );
}
