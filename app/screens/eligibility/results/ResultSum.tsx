import { ChevronDown } from 'lucide-react';
import { chosenFor } from '#app/eligibility/answers.ts';
import type { Assessment } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultSum.module.css';
import { sumOfResult } from './resultSum.ts';

/** Shows the fixed amounts of the first year as one sum; nothing if there is none, or if an organisation was asked for. */
export function ResultSum({ assessments }: { assessments: readonly Assessment[] }) {
  const { visit, text } = useFinder();
  const { t, rupees } = text;
  const { rupees: sum, parts, things } = sumOfResult(assessments);
  if (sum === 0 || chosenFor(visit.answers, 'situation')?.includes('organisation')) return null;
  const terms = parts.map((part) =>
    part.period === 'month'
      ? t('results.sum.months', { amount: rupees(part.rupees) })
      : t(`results.sum.${part.period}`, { amount: rupees(part.rupees) }),
  );
  return (
    <div className={styles.sum}>
      <p className={styles.line}>
        <span>{t('results.sum.title')}</span> <b>{text.exactRupees(sum)}</b>
      </p>
      <p className={styles.terms}>
        {t('results.sum.terms')}{' '}
        {things.map(({ id, benefit }) => (
          <span key={id}>{t('results.sum.house', { amount: rupees(benefit.rupees ?? 0) })} </span>
        ))}
        {t('results.sum.decides')}
      </p>
      <details className={styles.how}>
        <summary>
          {t('results.sum.how')}
          <ChevronDown aria-hidden="true" />
        </summary>
        <p>
          {terms.join(' + ')} = {text.exactRupees(sum)}
        </p>
      </details>
    </div>
  );
}
