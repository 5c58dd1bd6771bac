import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './KeyFacts.module.css';
import { formatFamilyConditions, removeFamilyParts } from './keyFacts.ts';
import type { SchemePage } from './schemePage.server.ts';

/** Maximum number of places, so that the button stays above the fold of a phone. The page lists all places below. */
const MAX_PLACES = 2;

/** Shows what a scheme gives, who gets it and where to apply. */
export function KeyFacts({ scheme }: { scheme: SchemePage }) {
  const { benefits, places, hasOtherBenefits, category, finderAnswers } = scheme;
  const { t } = useTranslation(['scheme', 'schemes']);
  const [first] = benefits;
  // Omits the finder for a scheme for settlements, because the finder asks about a person.
  const isForSettlement = first?.per === 'settlement';
  const isOfDistrict = places.some(({ offices, talukaOffice }) => talukaOffice || offices.length > 1);
  return (
    <section className={styles.panel} aria-labelledby="key-facts">
      <div className={styles.label}>
        <h2 id="key-facts">{t(isForSettlement ? 'given' : 'youGet')}</h2>
        {(hasOtherBenefits || category.lends) && first && <p>{first.what}</p>}
      </div>
      {first && <BenefitAmount benefit={first} size="panel" />}
      {hasOtherBenefits && (
        <p>
          <a className="tap" href="#get">
            {t('allBenefits')}
          </a>
        </p>
      )}
      <FactList scheme={scheme} />
      {!isForSettlement && (
        <PageLink
          className={`no-print ${buttons.primary}`}
          to={finderAnswers ? `/eligibility#${finderAnswers}` : '/eligibility'}
        >
          <ListChecks aria-hidden="true" />
          {t('checkIfICanGetThis')}
        </PageLink>
      )}
      <a className={isForSettlement ? buttons.primary : buttons.secondary} href="#where">
        <MapPin aria-hidden="true" />
        {isOfDistrict ? t('schemes:findOffice') : t('parts.where')}
      </a>
    </section>
  );
}

function FactList({ scheme: { forWhom, eligibility, places } }: { scheme: SchemePage }) {
  const translation = useTranslation('scheme');
  const { t, language } = translation;
  const shown = places.length > MAX_PLACES ? 1 : MAX_PLACES;
  const family = formatFamilyConditions(eligibility, translation);
  return (
    <dl>
      <div>
        <dt>{t('forWhom')}</dt>
        <dd>{family.length > 0 ? removeFamilyParts(forWhom, t) : forWhom}</dd>
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
        {places.slice(0, shown).map(({ id, title, talukaOffice }) => (
          <dd key={id}>
            <a href="#where">{talukaOffice ? t('ofYourTaluka', { office: talukaOffice.title }) : title}</a>
          </dd>
        ))}
        {places.length > shown && (
          <dd>
            <a href="#where">{t('morePlaces', { n: formatNumber(places.length - shown, language) })}</a>
          </dd>
        )}
      </div>
    </dl>
  );
}
