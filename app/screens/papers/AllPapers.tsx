import { ChevronDown } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Paper, PaperScheme } from '#app/model/schemes/papers.ts';
import styles from './PaperList.module.css';
import { PaperText } from './PaperText.tsx';

type AllPapersProps = { papers: Paper[]; schemes: PaperScheme[] };

/** Every paper of every scheme, each with the schemes that ask for it: to look one up, with or without script. */
export function AllPapers({ papers, schemes }: AllPapersProps) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <h3 className={styles.name}>{paper.title}</h3>
          <PaperText paper={paper} />
          <details>
            <summary>
              {t('schemesAsk', {
                count: paper.schemeIds.length,
                number: formatNumber(paper.schemeIds.length, language),
              })}
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
