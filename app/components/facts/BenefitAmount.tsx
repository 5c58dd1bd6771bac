import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './BenefitAmount.module.css';
import { type Benefit, figureText, unitsText } from './benefitText.ts';

/** Shows the amount of a benefit with its unit: "₹1,500 every month". */
export function BenefitAmount({ benefit, size = 'card' }: { benefit: Benefit; size?: 'row' | 'card' | 'panel' }) {
  const { t, language } = useTranslation('schemes');
  const units = unitsText(benefit, t);
  return (
    <p className={styles.amount} data-size={size} data-words={benefit.words === undefined ? undefined : ''}>
      <b>{figureText(benefit, t, language)}</b>
      {units && <span>{units}</span>}
    </p>
  );
}
