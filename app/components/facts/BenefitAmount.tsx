import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './BenefitAmount.module.css';
import { amountParts, type Benefit } from './benefitText.ts';

/** Shows the amount of a benefit with its unit: "₹1,500 every month". A row stands after the words of the benefit. */
export function BenefitAmount({ benefit, size = 'card' }: { benefit: Benefit; size?: 'row' | 'card' | 'panel' }) {
  const { t, language } = useTranslation('schemes');
  const { before, figure, after } = amountParts(benefit, t, language, { afterWhat: size === 'row' });
  return (
    <p className={styles.amount} data-size={size} data-words={benefit.words === undefined ? undefined : ''}>
      {before && <span>{`${before} `}</span>}
      <b>{figure}</b>
      {after && <span>{` ${after}`}</span>}
    </p>
  );
}
