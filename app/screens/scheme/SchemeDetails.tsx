import { Check, FileText } from 'lucide-react';
import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import type { Benefit } from '#app/components/facts/benefitText.ts';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { LinkedItems } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import { KeyFacts } from './KeyFacts.tsx';
import styles from './SchemeDetails.module.css';
import { GovernmentResolutions, HowToApply, Section } from './SchemeSections.tsx';
import type { SchemePage } from './schemePage.server.ts';

/** Ids of the sections that every scheme has, in the order of a citizen's questions. */
const PARTS = ['who', 'get', 'documents', 'apply', 'where', 'after'] as const;

export function SchemeDetails({ scheme }: { scheme: SchemePage }) {
  const { t, language } = useTranslation(['scheme', 'elsewhere']);
  const { governmentResolutions = [], related, elsewhere, publishedDate } = scheme;
  const sections = (scheme.sections ?? []).map(({ name, lines }, index) => ({
    id: `section-${index + 1}`,
    title: t(`sections.${name}`),
    lines,
  }));
  return (
    <section className={styles.details}>
      <section className={styles.facts}>
        <KeyFacts scheme={scheme} />
      </section>
      <div>
        <PageContents parts={[...PARTS.map((id) => ({ id, title: t(`parts.${id}`) })), ...sections]} />
        <Section id="who" title={t('parts.who')}>
          <ul role="list" className={styles.ticks}>
            {scheme.eligibility.map(({ text }) => (
              <li key={text}>
                <Check aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Benefits benefits={scheme.benefits} />
        <Documents scheme={scheme} />
        <HowToApply steps={scheme.steps} portal={scheme.portal} />
        <Section id="where" title={t('parts.where')}>
          <WhereToGo
            places={scheme.places}
            districts={scheme.districts}
            papers={{ fragment: '#documents', number: scheme.documents.length }}
          />
        </Section>
        <Section id="after" title={t('parts.after')}>
          <AfterApplying timeLimit={scheme.timeLimit} appeal={scheme.appeal} remedies={scheme.remedies} />
        </Section>
        {sections.map(({ id, title, lines }) => (
          <Section key={id} id={id} title={title}>
            <ul className={styles.lines} data-single={lines.length === 1}>
              <LinkedItems lines={lines} />
            </ul>
          </Section>
        ))}
        {governmentResolutions.length > 0 && <GovernmentResolutions resolutions={governmentResolutions} />}
        {elsewhere.length > 0 && (
          <Section id="elsewhere" title={t('elsewhere:onPages')}>
            <ElsewhereLinks entries={elsewhere} />
          </Section>
        )}
        {related.length > 0 && <Related schemes={related} />}
        <Provenance entry={scheme}>
          {publishedDate && t('publishedOn', { date: formatDate(publishedDate, language) })}
        </Provenance>
      </div>
    </section>
  );
}

/** Lists the benefits first, then their terms: interest, shares and limits. */
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
    <ul role="list" className={styles.benefits}>
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

function Documents({ scheme }: { scheme: Pick<SchemePage, 'id' | 'documents' | 'issuersUnconfirmed'> }) {
  const { id, documents, issuersUnconfirmed } = scheme;
  const { t } = useTranslation(['scheme', 'components']);
  return (
    <Section id="documents" title={t('parts.documents')}>
      {documents.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <>
          {issuersUnconfirmed && <p className={styles.from}>{t('components:issuersUnconfirmed')}</p>}
          <ul role="list" className={styles.ticks}>
            {documents.map(({ id: document, title, condition, what, issuedBy, askAt, issue, validity }) => (
              <li key={document}>
                <FileText aria-hidden="true" />
                <span>
                  {namePaper({ title, condition })}
                  <span className={styles.from}>{what}</span>
                  <span className={styles.from}>{t('issuedBy', { issuer: issuedBy })}</span>
                  {askAt && <span className={styles.from}>{t('components:askAt', { place: askAt })}</span>}
                  {issue && <span className={styles.from}>{issue.text}</span>}
                  {validity && <span className={styles.from}>{validity.text}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className="no-print">
            <PageLink to={`/papers?scheme=${id}`} className={styles.add}>
              {t('addToPapers')}
            </PageLink>
          </p>
        </>
      )}
    </Section>
  );
}

function Related({ schemes }: { schemes: SchemePage['related'] }) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="related" title={t('related')}>
      <ul>
        {schemes.map(({ id, name, official }) => (
          <li key={id}>
            <PageLink to={`/scheme/${id}`} className={styles.link}>
              {name}
            </PageLink>
            {official && <span className={styles.from}>{official}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
