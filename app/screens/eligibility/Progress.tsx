import { Drawing, type DrawingName } from '#app/components/media/Drawing.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Progress.module.css';

const PEOPLE = 6;

type ProgressProps = { number: number; total: number };

/** People hand in hand, one for each question: those of answered questions and of this one are filled. */
export function Progress({ number, total }: ProgressProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (
    <div className={styles.progress}>
      <div className={styles.people}>
        {Array.from({ length: total }, (_, index) => (
          <Drawing
            // biome-ignore lint/suspicious/noArrayIndexKey: the people stand in a row and never change places.
            key={index}
            name={personOf(index, index < number)}
            className={index < number ? undefined : styles.ahead}
          />
        ))}
      </div>
      <p>{t('progress', { n: formatNumber(number, language), total: formatNumber(total, language) })}</p>
    </div>
  );
}

function personOf(index: number, isFilled: boolean): DrawingName {
  const person = ((index % PEOPLE) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
  return isFilled ? `step-person-${person}` : `step-person-${person}-open`;
}
