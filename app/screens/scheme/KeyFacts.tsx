import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatRupees } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translation } from '#app/i18n/words.ts';
import styles from './KeyFacts.module.css';
import type { SchemePage } from './schemePage.server.ts';

export function KeyFacts({ scheme }: { scheme: SchemePage }) {
  const { benefits, reported, places, portal } = scheme;
  const { t } = useTranslation(['scheme', 'schemes']);
  const [first, ...others] = benefits;
  return (
    <section className={styles.panel} aria-labelledby="key-facts">
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
    </section>
  );
}

function FactList({ scheme }: { scheme: SchemePage }) {
  const { eligibility, places } = scheme;
  const translation = useTranslation('scheme');
  const { t } = translation;
  const facts = [
    { name: t('age'), values: ageTexts(eligibility, translation) },
    { name: t('income'), values: incomeTexts(eligibility, translation) },
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

type Rule = SchemePage['eligibility'][number];

/** Detects a second sentence, which may contain an exception that eligible people must know. */
const hasTwoSentences = (text: string) => /[.;]\s+\S/u.test(text);

/** Formats the age limits: "65 or more on 31 December 2023". Quotes the rules if several concern the same person. */
export function ageTexts(eligibility: readonly Rule[], { t, language }: Translation<'scheme'>): string[] {
  const rules = eligibility.filter((rule) => rule.kind === 'age');
  return rules.map((rule) => {
    const { text, who, asOf } = rule;
    const bound = ageBound(rule, t);
    const isOnlyOne = rules.filter((other) => other.who === who).length === 1;
    if (!isOnlyOne || hasTwoSentences(text) || bound === undefined) return text;
    const age = asOf ? t('ageOn', { age: bound, date: formatDate(asOf, language) }) : bound;
    return who ? t(`ageOf.${who}`, { age }) : age;
  });
}

function ageBound({ min, above, max }: Extract<Rule, { kind: 'age' }>, t: Translation<'scheme'>['t']) {
  if (min !== undefined && max !== undefined) return t('ageRange', { min, max });
  if (above !== undefined && max === undefined) return t('ageAbove', { above });
  if (min !== undefined) return t('ageFrom', { min });
  return max === undefined || above !== undefined ? undefined : t('ageTo', { max });
}

/** Formats the limits of yearly income. For a rule without a figure, quotes its sentence, which says where to ask. */
export function incomeTexts(eligibility: readonly Rule[], { t, language }: Translation<'scheme'>): string[] {
  const rules = eligibility.filter((rule) => rule.kind === 'income');
  return rules.map(({ text, maxRupees, belowRupees, area }) => {
    const rupees = maxRupees ?? belowRupees;
    const isOnlyOne = rules.filter((other) => other.area === area).length === 1;
    if (!isOnlyOne || hasTwoSentences(text) || rupees === undefined) return text;
    const income = t(maxRupees === undefined ? 'incomeBelow' : 'incomeUpTo', {
      amount: formatRupees(rupees, language),
    });
    return area ? t(`incomeIn.${area}`, { income }) : income;
  });
}
