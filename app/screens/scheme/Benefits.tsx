import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Benefit } from '#app/model/schemes/rules.ts';
import styles from './Benefits.module.css';
import { Section } from './Section.tsx';

/** Every amount with what it is for: first what one gets, then the interest, shares and limits that come with it. */
export function Benefits({ benefits }: { benefits: Benefit[] }) {
  const { t } = useTranslation('scheme');
  const terms = benefits.filter(({ term }) => term);
  return (
    <Section id="get" title={t('parts.get')}>
      <AmountList benefits={benefits.filter(({ term }) => !term)} />
      {terms.length > 0 && (
        <>
          <h3 className={styles.terms}>{t('terms')}</h3>
          <AmountList benefits={terms} />
        </>
      )}
    </Section>
  );
}

function AmountList({ benefits }: { benefits: Benefit[] }) {
  return (
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
  );
}
