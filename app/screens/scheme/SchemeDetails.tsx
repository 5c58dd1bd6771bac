import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Benefit } from '#app/model/schemes/rules.ts';
import { addBackStep } from './backState.ts';
import { Documents } from './Documents.tsx';
import { formatResolution } from './formatResolution.ts';
import { HowToApply } from './HowToApply.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import styles from './SchemeDetails.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import tickListStyles from './TickList.module.css';

export function SchemeDetails({ scheme }: { scheme: SchemePage }) {
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

type OnThisPageProps = { sections: NonNullable<SchemePage['sections']> };

function OnThisPage({ sections }: OnThisPageProps) {
  const { t } = useTranslation('scheme');
  const parts = [
    ...PARTS.map((id) => ({ id: id as string, title: t(`parts.${id}`) })),
    ...sections.map(({ name }, index) => ({ id: sectionId(index), title: t(`sections.${name}`) })),
  ];
  return <PageContents parts={parts} />;
}

function Conditions({ eligibility }: Pick<SchemePage, 'eligibility'>) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="who" title={t('parts.who')}>
      <ul className={tickListStyles.ticks}>
        {eligibility.map(({ text }) => (
          <li key={text}>
            <Check aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Lists benefits first, then interest, shares and limits. */
function Benefits({ benefits }: { benefits: Benefit[] }) {
  const { t } = useTranslation('scheme');
  const terms = benefits.filter(({ term }) => term);
  return (
    <Section id="get" title={t('parts.get')}>
      <AmountList benefits={benefits.filter(({ term }) => !term)} />
      {terms.length > 0 && (
        <>
          <h3 className={styles.terms}>{t('terms')}</h3>
          <AmountList benefits={terms} />
        </>
      )}
    </Section>
  );
}

function AmountList({ benefits }: { benefits: Benefit[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit.what}>
          <p>{benefit.what}</p>
          <div>
            <BenefitAmount benefit={benefit} size="row" />
            {benefit.note && <p className={styles.note}>{benefit.note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Marks resolution numbers as Marathi on the English page (WCAG 3.1.2). */
function GovernmentResolutions({ resolutions }: { resolutions: string[] }) {
  const { t, language } = useTranslation('scheme');
  return (
    <Section id="resolutions" title={t('sections.Government Resolution')}>
      <ul className={styles.lines}>
        {resolutions.map((resolution) => (
          <li key={resolution} lang={DEVANAGARI.test(resolution) ? 'mr' : undefined}>
            {formatResolution(resolution, language)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Passes the history state on, so that the way back keeps the filter. */
function Related({ schemes }: { schemes: SchemePage['related'] }) {
  const { t } = useTranslation('scheme');
  const { state } = useLocation();
  return (
    <Section id="related" title={t('related')}>
      <ul>
        {schemes.map(({ id, title }) => (
          <li key={id}>
            <PageLink to={`/scheme/${id}`} className={styles.link} state={addBackStep(state)}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Ids of the sections that every scheme has, in the order of a citizen's questions. */
const PARTS = ['who', 'get', 'documents', 'apply', 'where', 'after'] as const;

/** Makes the fragment id of one of the specification's named sections. */
const sectionId = (index: number) => `section-${index + 1}`;
