import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalTrouble.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ageFacts, incomeFacts } from '#app/model/schemes/rules.ts';
import { AgeText, IncomeText } from './FactText.tsx';
import styles from './KeyFacts.module.css';
import type { SchemePage } from './schemePage.server.ts';

/** The answer before the text: what one gets, for what age and income, and where to apply. */
export function KeyFacts({ scheme: { benefits, reported, eligibility, places, portal } }: { scheme: SchemePage }) {
  const { t } = useTranslation(['scheme', 'schemes']);
  const [first, ...others] = benefits;
  const ages = ageFacts(eligibility);
  const incomes = incomeFacts(eligibility);
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
