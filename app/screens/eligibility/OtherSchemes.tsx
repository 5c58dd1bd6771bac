import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import type { Assessment } from '#app/eligibility/assess.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Known } from './known.ts';
import styles from './OtherSchemes.module.css';

type OtherSchemesProps = { everybody: readonly Assessment[]; elsewhere: number; known: Known };

/** What no answer decides: schemes without a condition, and those of which nothing was asked. */
export function OtherSchemes({ everybody, elsewhere, known: { words } }: OtherSchemesProps) {
  const { t } = words;
  const language = useLanguage();
  return (
    <section className={styles.others} aria-labelledby="everybody">
      <h2 id="everybody">{t('results.everybody')}</h2>
      {everybody.length > 0 && (
        <>
          <p>{t('results.noConditions')}</p>
          <ul>
            {everybody.map(({ scheme }) => (
              <li key={scheme.id}>
                <PageLink to={`/scheme/${scheme.id}`}>{scheme.title}</PageLink>
                <BenefitAmount benefit={scheme.benefit} />
              </li>
            ))}
          </ul>
        </>
      )}
      {elsewhere > 0 && (
        <p className="no-print">
          {t('results.elsewhere', { count: elsewhere, number: formatNumber(elsewhere, language) })}{' '}
          <PageLink to="/scheme" className={buttons.onward}>
            {t('results.allSchemes')}
            <ArrowRight aria-hidden="true" />
          </PageLink>
        </p>
      )}
    </section>
  );
}
