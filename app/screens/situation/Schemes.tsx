import { Check, Clock } from 'lucide-react';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import { formatNumber, formatRupees } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

export function DoThisFirst({ first }: Pick<SituationPage, 'first'>) {
  const { t, language } = useTranslation('situation');
  return (
    <section className={styles.first} aria-labelledby="first">
      <h2 id="first">
        <Clock aria-hidden="true" />
        {t('first')}
      </h2>
      <ol>
        {first.map(({ what, text, ifRefused }, index) => (
          <li key={what}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
            <div>
              <p>
                <b>{what}</b> <LinkedText>{text}</LinkedText>
              </p>
              {ifRefused && (
                <div className={styles.refused}>
                  <h3>{ifRefused.title}</h3>
                  <ul>
                    {ifRefused.steps.map((step) => (
                      <li key={step}>
                        <LinkedText>{step}</LinkedText>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SchemesInOrder({ schemes, totals }: Pick<SituationPage, 'schemes' | 'totals'>) {
  const { t, language } = useTranslation('situation');
  return (
    <section className={styles.schemes} aria-labelledby="schemes">
      <h2 id="schemes">{t('schemes')}</h2>
      <ol>
        {schemes.map(({ id, name, official, forWhom, benefit, cautioned }, index) => (
          <li key={id}>
            <span className={styles.disc} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
            <div className={styles.scheme}>
              <h3>
                <PageLink to={`/scheme/${id}`}>{name}</PageLink>
              </h3>
              {official && <p className={styles.small}>{official}</p>}
              <Cautions entry={cautioned} />
              <p className={styles.condition}>
                <Check aria-hidden="true" />
                {forWhom}
              </p>
            </div>
            <div className={styles.amount}>{benefit && <BenefitAmount benefit={benefit} />}</div>
          </li>
        ))}
      </ol>
      {totals.map((total) => (
        <SharedTotalNote key={total.numbers.join()} total={total} />
      ))}
    </section>
  );
}

/** Says that several pensions are one total or exclude each other, and what the total is not. */
function SharedTotalNote({ total }: { total: SituationPage['totals'][number] }) {
  const { t, language } = useTranslation('situation');
  const { numbers, rupees, separately, period, onlyOne } = total;
  return (
    <div className={styles.total}>
      <p>
        {t(onlyOne ? 'onlyOne' : 'total', {
          numbers: joinNumbers(numbers, t, language),
          amount: formatRupees(rupees, language),
          separately: formatRupees(separately, language),
        })}
      </p>
      <BenefitAmount benefit={{ what: '', rupees, period }} />
    </div>
  );
}
