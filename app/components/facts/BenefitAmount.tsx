import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './BenefitAmount.module.css';
import { type Benefit, splitBenefitAmount } from './benefitText.ts';

/** Shows the amount of a benefit with its unit: "₹1,500 every month". The size `row` is for an amount after the text of the benefit. */
export function BenefitAmount({ benefit, size = 'card' }: { benefit: Benefit; size?: 'row' | 'card' | 'panel' }) {
  const { t, language } = useTranslation('schemes');
  const { before, figure, after } = splitBenefitAmount(benefit, t, language, { afterWhat: size === 'row' });
  return (
    <p className={benefit.words ? `${styles.amount} ${styles.inWords}` : styles.amount} data-size={size}>
      {before && <span>{`${before} `}</span>}
      <b>{figure}</b>
      {after && <span>{` ${after}`}</span>}
    </p>
  );
}
