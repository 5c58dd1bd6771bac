import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { formatRupees } from '#app/components/facts/benefitText.ts';
import { Reported } from '#app/components/facts/Reported.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalTrouble.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { formatAmount, formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type AgeFact, ageFacts, type IncomeFact, incomeFacts } from '#app/model/schemes/rules.ts';
import styles from './KeyFacts.module.css';
import type { SchemePage } from './schemePage.server.ts';

export function KeyFacts({ scheme: { benefits, reported, eligibility, places, portal } }: { scheme: SchemePage }) {
  const { t } = useTranslation(['scheme', 'schemes']);
  const [first, ...others] = benefits;
  return (
    <aside className={styles.panel} aria-labelledby="key-facts">
      <h2 id="key-facts">{t('youGet')}</h2>
      {first && <BenefitAmount benefit={first} size="panel" />}
      {first && <p className={styles.what}>{first.what}</p>}
      {others.length > 0 && (
        <p className={styles.what}>
          <a href="#get">{t('allBenefits')}</a>
        </p>
      )}
      <Reported report={reported} />
      <FactList eligibility={eligibility} places={places} />
      <PageLink className={`no-print ${buttons.primary}`} to="/eligibility">
        <ListChecks aria-hidden="true" />
        {t('checkIfICanGetThis')}
      </PageLink>
      {portal && (
        <ExternalLink className={buttons.secondary} href={portal.url}>
          {t('openPortal', { portal: portal.shortName })}
        </ExternalLink>
      )}
      <PortalTrouble trouble={portal?.trouble} />
      <a className={buttons.secondary} href="#where">
        <MapPin aria-hidden="true" />
        {places.some(({ offices }) => offices.length > 1) ? t('schemes:findOffice') : t('parts.where')}
      </a>
    </aside>
  );
}

function FactList({ eligibility, places }: Pick<SchemePage, 'eligibility' | 'places'>) {
  const { t } = useTranslation('scheme');
  const ages = ageFacts(eligibility);
  const incomes = incomeFacts(eligibility);
  return (
    <dl>
      {ages.length > 0 && (
        <div>
          <dt>{t('age')}</dt>
          {ages.map((fact) => (
            <dd key={JSON.stringify(fact)}>
              <AgeText fact={fact} />
            </dd>
          ))}
        </div>
      )}
      {incomes.length > 0 && (
        <div>
          <dt>{t('income')}</dt>
          {incomes.map((fact) => (
            <dd key={JSON.stringify(fact)}>
              <IncomeText fact={fact} />
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{t('applyAt')}</dt>
        {places.map(({ id, title }) => (
          <dd key={id}>{title}</dd>
        ))}
      </div>
    </dl>
  );
}

/** "65 or more on 31 December 2023", "Groom: 21 or more". */
function AgeText({ fact }: { fact: AgeFact }) {
  const { t, language } = useTranslation('scheme');
  if (fact.kind === 'sentence') return fact.text;
  const bound = formatBound(fact);
  const on = fact.asOf ? t('ageOn', { age: bound, date: formatDate(fact.asOf, language) }) : bound;
  return fact.who ? t(`ageOf.${fact.who}`, { age: on }) : on;

  function formatBound(age: Exclude<AgeFact, { kind: 'sentence' }>): string {
    switch (age.kind) {
      case 'range':
        return t('ageRange', { min: formatNumber(age.min, language), max: formatNumber(age.max, language) });
      case 'from':
        return t('ageFrom', { min: formatNumber(age.min, language) });
      case 'above':
        return t('ageAbove', { above: formatNumber(age.above, language) });
      case 'to':
        return t('ageTo', { max: formatNumber(age.max, language) });
    }
  }
}

/** "Up to ₹2 lakh a year", "Rural areas: up to ₹40,000 a year". */
function IncomeText({ fact }: { fact: IncomeFact }) {
  const { t, language } = useTranslation('scheme');
  if (fact.kind === 'sentence') return fact.text;
  const bound =
    fact.kind === 'upTo'
      ? t('incomeUpTo', { amount: formatRupees(fact.rupees, language) })
      : t('incomeBelow', { amount: formatAmount(fact.rupees, language) });
  return fact.area ? t(`incomeIn.${fact.area}`, { income: bound }) : bound;
}
