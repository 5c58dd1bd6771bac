import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import type { Assessment } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './OtherSchemes.module.css';

type OtherSchemesProps = { unconditional: readonly Assessment[]; irrelevantCount: number };

/** Lists the schemes without a condition and counts those for other situations. */
export function OtherSchemes({ unconditional, irrelevantCount }: OtherSchemesProps) {
  const { t, number } = useFinder().text;
  return (
    <section className={styles.others} aria-labelledby="everybody">
      <h2 id="everybody">{t('results.everybody')}</h2>
      {unconditional.length > 0 && (
        <>
          <p>{t('results.noConditions')}</p>
          <ul>
            {unconditional.map(({ scheme }) => (
              <li key={scheme.id}>
                <PageLink to={`/scheme/${scheme.id}`}>{scheme.title}</PageLink>
                <BenefitAmount benefit={scheme.benefit} />
              </li>
            ))}
          </ul>
        </>
      )}
      {irrelevantCount > 0 && (
        <p className="no-print">
          {t('results.elsewhere', { count: irrelevantCount, number: number(irrelevantCount) })}{' '}
          <PageLink to="/scheme" className={buttons.onward}>
            {t('results.allSchemes')}
            <ArrowRight aria-hidden="true" />
          </PageLink>
        </p>
      )}
    </section>
  );
}
