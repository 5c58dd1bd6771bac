import { Provenance } from '#app/components/facts/Provenance.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Benefits } from './Benefits.tsx';
import { Conditions } from './Conditions.tsx';
import { Documents } from './Documents.tsx';
import { GovernmentResolutions } from './GovernmentResolutions.tsx';
import { HowToApply } from './HowToApply.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { Related } from './Related.tsx';
import styles from './SchemeDetails.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import { sectionId } from './sections.ts';

type SchemeDetailsProps = { scheme: SchemePage };

/** The page in the order of a citizen's questions; what the department says besides comes after. */
export function SchemeDetails({ scheme }: SchemeDetailsProps) {
  const { t } = useTranslation('scheme');
  const { sections = [], governmentResolutions = [], related, publishedDate, asOf } = scheme;
  const date = formatDate(publishedDate ?? asOf, useLanguage());
  return (
    <div className={styles.details}>
      <div className={styles.facts}>
        <KeyFacts scheme={scheme} />
      </div>
      <div>
        <OnThisPage sections={sections} />
        <Conditions eligibility={scheme.eligibility} />
        <Benefits benefits={scheme.benefits} />
        <Documents id={scheme.id} documents={scheme.documents} />
        <HowToApply steps={scheme.steps} portal={scheme.portal} />
        <Section id="where" title={t('parts.where')}>
          <WhereToGo places={scheme.places} />
        </Section>
        <Section id="after" title={t('parts.after')}>
          <AfterApplying timeLimit={scheme.timeLimit} appeal={scheme.appeal} remedies={scheme.remedies} />
        </Section>
        {sections.map(({ name, lines }, index) => (
          <Section key={name} id={sectionId(index)} title={t(`sections.${name}`)}>
            <ul className={styles.lines} data-single={lines.length === 1}>
              {lines.map((line) => (
                <li key={line}>
                  <LinkedText>{line}</LinkedText>
                </li>
              ))}
            </ul>
          </Section>
        ))}
        {governmentResolutions.length > 0 && <GovernmentResolutions resolutions={governmentResolutions} />}
        {related.length > 0 && <Related schemes={related} />}
        <Provenance entry={scheme}>{t(publishedDate ? 'publishedOn' : 'publishedIn', { date })}</Provenance>
      </div>
    </div>
  );
}
