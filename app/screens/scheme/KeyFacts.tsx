import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { formatRupees } from '#app/components/facts/benefitText.ts';
import { Reported } from '#app/components/facts/Reported.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatAmount } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translation } from '#app/i18n/words.ts';
import { type AgeFact, ageFacts, type IncomeFact, incomeFacts } from '#app/model/schemes/keyFacts.ts';
import styles from './KeyFacts.module.css';
import type { SchemePage } from './schemePage.server.ts';

export function KeyFacts({ scheme }: { scheme: SchemePage }) {
  const { benefits, reported, places, portal } = scheme;
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
      <FactList scheme={scheme} />
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

function FactList({ scheme }: { scheme: SchemePage }) {
  const { eligibility, places } = scheme;
  const translation = useTranslation('scheme');
  const { t } = translation;
  const facts = [
    { name: t('age'), values: ageFacts(eligibility).map((fact) => ageText(fact, translation)) },
    { name: t('income'), values: incomeFacts(eligibility).map((fact) => incomeText(fact, translation)) },
    { name: t('applyAt'), values: places.map(({ title }) => title) },
  ].filter(({ values }) => values.length > 0);
  return (
    <dl>
      {facts.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const AGE_KEYS = { range: 'ageRange', from: 'ageFrom', above: 'ageAbove', to: 'ageTo' } as const;

/** Formats "65 or more on 31 December 2023", "Groom: 21 or more". */
function ageText(fact: AgeFact, { t, language }: Translation<'scheme'>): string {
  if (fact.kind === 'sentence') return fact.text;
  const bound = t(AGE_KEYS[fact.kind], fact);
  const age = fact.asOf ? t('ageOn', { age: bound, date: formatDate(fact.asOf, language) }) : bound;
  return fact.who ? t(`ageOf.${fact.who}`, { age }) : age;
}

/** Formats "Up to ₹2 lakh a year", "Rural areas: up to ₹40,000 a year". */
function incomeText(fact: IncomeFact, { t, language }: Translation<'scheme'>): string {
  if (fact.kind === 'sentence') return fact.text;
  const income =
    fact.kind === 'upTo'
      ? t('incomeUpTo', { amount: formatRupees(fact.rupees, language) })
      : t('incomeBelow', { amount: formatAmount(fact.rupees, language) });
  return fact.area ? t(`incomeIn.${fact.area}`, { income }) : income;
}
