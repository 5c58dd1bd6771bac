import { ChevronDown, Clock } from 'lucide-react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Paper, type PaperScheme, urgencyOf } from '#app/model/schemes/papers.ts';
import styles from './Papers.module.css';

type MyPapersProps = {
  papers: Paper[];
  schemes: PaperScheme[];
  ready: readonly string[];
  onTick: (id: string, ready: boolean) => void;
};

export function MyPapers({ papers, schemes, ready, onTick }: MyPapersProps) {
  const { t } = useTranslation('papers');
  const formatSchemes = ({ schemeIds }: Paper) =>
    schemes.flatMap(({ id, title }) => (schemeIds.includes(id) ? [title] : [])).join('; ');
  return (
    <ul className={styles.list}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <TickBox
            checked={ready.includes(paper.id)}
            aria-describedby={`about-${paper.id}`}
            onChange={({ target }) => onTick(paper.id, target.checked)}
          >
            <b>{paper.title}</b>
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
    <ul className={styles.list}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <h3 className={styles.name}>{paper.title}</h3>
          <PaperText paper={paper} />
          <details>
            <summary>
              {t('schemesAsk', { count: paper.schemeIds.length, number: paper.schemeIds.length })}
              <span className="sr">: {paper.title}</span>
              <ChevronDown aria-hidden="true" />
            </summary>
            <ul>
              {schemes
                .filter(({ id }) => paper.schemeIds.includes(id))
                .map(({ id, title }) => (
                  <li key={id}>
                    <PageLink to={`/scheme/${id}`}>{title}</PageLink>
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
  const { t } = useTranslation('papers');
  const { what, issuedBy, issue, validity } = paper;
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
      {issuedBy && <p>{t('issuedBy', { issuer: issuedBy })}</p>}
      {issue && <p>{issue.text}</p>}
      {validity && <p>{validity.text}</p>}
    </>
  );
}
