import { Check, Printer } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { type Benefit, formatBenefitFigure } from '#app/components/facts/benefitText.ts';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { LinkedItems } from '#app/components/links/LinkedText.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AfterApplying } from '#app/components/offices/AfterApplying.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import numbered from '#app/components/text/numbered.module.css';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import styles from './SchemeDetails.module.css';
import { HowToApply, Section } from './SchemeSections.tsx';
import { SmallFacts } from './SmallFacts.tsx';
import type { SchemePage } from './schemePage.server.ts';

/** Ids of the sections that every scheme has, in the order of a citizen's questions. */
const PARTS = ['who', 'get', 'documents', 'apply', 'where', 'after'] as const;

export function SchemeDetails({ scheme }: { scheme: SchemePage }) {
  const { t, language } = useTranslation(['scheme', 'elsewhere']);
  const { related, elsewhere, publishedDate } = scheme;
  const sections = (scheme.sections ?? [])
    .filter(({ lines }) => lines.length > 1)
    .map(({ name, lines }, index) => ({ id: `section-${index + 1}`, title: t(`sections.${name}`), lines }));
  return (
    <>
      <PageContents
        parts={[
          ...PARTS.map((id) => ({ id, title: t(`parts.${id}`) })),
          ...sections,
          { id: 'more-facts', title: t('more') },
        ]}
      />
      <Section id="who" title={t('parts.who')}>
        <ul role="list" className={styles.ticks}>
          {scheme.eligibility.map(({ text }) => (
            <li key={text}>
              <Check aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {scheme.otherwise.map(({ id, text, name }) => (
          <p key={text} className={styles.otherwise}>
            {text} <PageLink to={pageOf.schemes(id)}>{name}</PageLink>
          </p>
        ))}
      </Section>
      <Benefits scheme={scheme} />
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
          <ul className={styles.lines}>
            <LinkedItems lines={lines} />
          </ul>
        </Section>
      ))}
      {elsewhere.length > 0 && (
        <Section id="elsewhere" title={t('elsewhere:onPages')}>
          <ElsewhereLinks entries={elsewhere} />
        </Section>
      )}
      {related.length > 0 && (
        <Section id="related" title={t('related')}>
          <LinkList
            links={related.map(({ id, name, amount }) => ({ label: name, path: pageOf.schemes(id), amount }))}
          />
        </Section>
      )}
      <div className={styles.end}>
        <SmallFacts scheme={scheme} />
        <Provenance entry={scheme}>
          {publishedDate && t('publishedOn', { date: formatDate(publishedDate, language) })}
        </Provenance>
      </div>
    </>
  );
}

/** Lists the benefits, then their terms: interest, shares and limits. */
function Benefits({ scheme: { benefits, reported, oneAmountWith } }: { scheme: SchemePage }) {
  const { t, language } = useTranslation('scheme');
  const amountWords = useTranslation('schemes').t;
  const [first] = benefits;
  const terms = benefits.filter(({ term }) => term);
  return (
    <Section id="get" title={t('parts.get')}>
      <AmountList benefits={benefits.filter(({ term }) => !term)} />
      <Reported report={reported} />
      {oneAmountWith.map((name) => (
        <p key={name} className={styles.one}>
          <b>{t('oneAmount', { scheme: name })}</b>{' '}
          {first && t('notEach', { amount: formatBenefitFigure(first, amountWords, language) })}
        </p>
      ))}
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
          <BenefitAmount benefit={benefit} size="row" />
          {benefit.note && <p className={styles.note}>{benefit.note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Documents({ scheme }: { scheme: Pick<SchemePage, 'id' | 'documents' | 'issuersUnconfirmed'> }) {
  const { id, documents, issuersUnconfirmed } = scheme;
  const { t, language } = useTranslation(['scheme', 'components']);
  const title = t('parts.documents');
  if (documents.length === 0)
    return (
      <Section id="documents" title={title}>
        <p>{t('noDocuments')}</p>
      </Section>
    );
  return (
    <Section id="documents" title={`${title} (${formatNumber(documents.length, language)})`}>
      {issuersUnconfirmed && <p className={styles.note}>{t('components:issuersUnconfirmed')}</p>}
      <ol role="list" className={`${numbered.numbered} ${styles.papers}`} data-size="small">
        {documents.map(({ id: document, title: name, condition, issuedBy, askAt, issue, validity }) => (
          <li key={document}>
            <span>{namePaper({ title: name, condition })}</span>
            <small>
              {[
                t('issuedBy', { issuer: issuedBy }),
                askAt && t('components:askAt', { place: askAt }),
                issue?.text,
                validity?.text,
              ]
                .filter((text) => text !== undefined)
                .map((text) => text.replace(/\.?$/, '.'))
                .join(' ')}
            </small>
          </li>
        ))}
      </ol>
      <p className={`no-print ${styles.carry}`}>
        <PageLink to={`${pageOf.schemes(id)}/sheet`} className={buttons.secondary}>
          <Printer aria-hidden="true" />
          {t('printPapers')}
        </PageLink>
        <PageLink to={`/papers?scheme=${id}`} className="tap">
          {t('addToPapers')}
        </PageLink>
      </p>
    </Section>
  );
}
