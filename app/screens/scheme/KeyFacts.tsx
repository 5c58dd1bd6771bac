import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './KeyFacts.module.css';
import { familyTexts, withoutFamily } from './keyFacts.ts';
import type { SchemePage } from './schemePage.server.ts';

/** Answers at once what a scheme gives, who gets it and where to apply. */
export function KeyFacts({ scheme }: { scheme: SchemePage }) {
  const { benefits, reported, places, hasOtherBenefits } = scheme;
  const { t } = useTranslation(['scheme', 'schemes']);
  const [first] = benefits;
  const isOfDistrict = places.some(({ offices, talukaOffice }) => talukaOffice || offices.length > 1);
  return (
    <section className={styles.panel} aria-labelledby="key-facts">
      <div className={styles.label}>
        <h2 id="key-facts">{t('youGet')}</h2>
        {hasOtherBenefits && first && <p>{first.what}</p>}
      </div>
      {first && <BenefitAmount benefit={first} size="panel" />}
      {hasOtherBenefits && (
        <p>
          <a className="tap" href="#get">
            {t('allBenefits')}
          </a>
        </p>
      )}
      <Reported report={reported} />
      <FactList scheme={scheme} />
      <PageLink className={`no-print ${buttons.primary}`} to="/eligibility">
        <ListChecks aria-hidden="true" />
        {t('checkIfICanGetThis')}
      </PageLink>
      <a className={buttons.secondary} href="#where">
        <MapPin aria-hidden="true" />
        {isOfDistrict ? t('schemes:findOffice') : t('parts.where')}
      </a>
    </section>
  );
}

function FactList({ scheme: { forWhom, eligibility, places } }: { scheme: SchemePage }) {
  const translation = useTranslation('scheme');
  const { t } = translation;
  const family = familyTexts(eligibility, translation);
  return (
    <dl>
      <div>
        <dt>{t('forWhom')}</dt>
        <dd>{family.length > 0 ? withoutFamily(forWhom, t) : forWhom}</dd>
      </div>
      {family.length > 0 && (
        <div>
          <dt>{t('family')}</dt>
          {family.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
      <div>
        <dt>{t('applyAt')}</dt>
        {places.map(({ id, title, talukaOffice }) => (
          <dd key={id}>
            <a href="#where">{talukaOffice ? t('ofYourTaluka', { office: talukaOffice.title }) : title}</a>
          </dd>
        ))}
      </div>
    </dl>
  );
}
