import { ChevronDown, Clock } from 'lucide-react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { namePaper, type Paper, type PaperScheme, urgencyOf } from '#app/model/schemes/papers.ts';
import styles from './Papers.module.css';

type MyPapersProps = {
  papers: Paper[];
  schemes: PaperScheme[];
  ready: readonly string[];
  onTick: (id: string, ready: boolean) => void;
};

export function MyPapers({ papers, schemes, ready, onTick }: MyPapersProps) {
  const { t } = useTranslation('papers');
  const only = schemes.length === 1 ? schemes[0] : undefined;
  const formatSchemes = ({ schemeIds, conditions }: Paper) =>
    schemes
      .flatMap(({ id, name }) => (schemeIds.includes(id) ? namePaper({ title: name, condition: conditions[id] }) : []))
      .join('; ');
  return (
    <ul className={`ruled ${styles.list}`}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <TickBox
            checked={ready.includes(paper.id)}
            aria-describedby={`about-${paper.id}`}
            onChange={({ target }) => onTick(paper.id, target.checked)}
          >
            <b>{namePaper({ ...paper, condition: only && paper.conditions[only.id] })}</b>
          </TickBox>
          <div id={`about-${paper.id}`} className={styles.about}>
            <PaperText paper={paper} />
            {schemes.length > 1 && <p>{t('askedBy', { schemes: formatSchemes(paper) })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function AllPapers({ papers, schemes }: { papers: Paper[]; schemes: PaperScheme[] }) {
  const { t } = useTranslation('papers');
  return (
    <ul className={`ruled ${styles.list}`}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <h3 className={styles.name}>{paper.title}</h3>
          <PaperText paper={paper} />
          <details className="taps">
            <summary className="tap as-link">
              {t('schemesAsk', { count: paper.schemeIds.length, number: paper.schemeIds.length })}
              <span className="sr">: {paper.title}</span>
              <ChevronDown aria-hidden="true" />
            </summary>
            <ul>
              {schemes
                .filter(({ id }) => paper.schemeIds.includes(id))
                .map(({ id, name }) => (
                  <li key={id}>
                    <PageLink to={pageOf.schemes(id)}>
                      {namePaper({ title: name, condition: paper.conditions[id] })}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function PaperText({ paper }: { paper: Omit<Paper, 'schemeIds'> }) {
  const { t } = useTranslation(['papers', 'components']);
  const { what, issuedBy, askAt, issue, validity } = paper;
  const urgency = urgencyOf(paper);
  return (
    <>
      {urgency && (
        <p className={styles.urgent}>
          <Clock aria-hidden="true" />
          <b>{t(urgency)}</b>
        </p>
      )}
      <p>{what}</p>
      <p>{t('issuedBy', { issuer: issuedBy })}</p>
      {askAt && <p>{t('components:askAt', { place: askAt })}</p>}
      {issue && <p>{issue.text}</p>}
      {validity && <p>{validity.text}</p>}
    </>
  );
}
