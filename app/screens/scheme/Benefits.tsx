import { useTranslation } from 'react-i18next';
import { BenefitAmount } from '#app/components/BenefitAmount/BenefitAmount.tsx';
import type { Benefit } from '#app/model/schemes/rules.ts';
import styles from './Benefits.module.css';
import { Section } from './Section.tsx';

/** Every amount with what it is for. */
export function Benefits({ benefits }: { benefits: Benefit[] }) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="get" title={t('parts.get')}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.what}>
            <p>{benefit.what}</p>
            <div>
              <BenefitAmount benefit={benefit} size="row" />
              {benefit.note && <p className={styles.note}>{benefit.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
