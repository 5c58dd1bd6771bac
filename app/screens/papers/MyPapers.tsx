import { TickBox } from '#app/components/forms/TickBox.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Paper, PaperScheme } from '#app/model/schemes/papers.ts';
import styles from './PaperList.module.css';
import { PaperText } from './PaperText.tsx';

type MyPapersProps = {
  papers: Paper[];
  schemes: PaperScheme[];
  ready: readonly string[];
  onTick: (id: string, ready: boolean) => void;
};

/** One list for all the schemes picked, to tick off at home and to print. */
export function MyPapers({ papers, schemes, ready, onTick }: MyPapersProps) {
  const { t } = useTranslation('papers');
  const askedBy = ({ schemeIds }: Paper) =>
    schemes
      .filter(({ id }) => schemeIds.includes(id))
      .map(({ title }) => title)
      .join('; ');
  return (
    <ul className={styles.papers}>
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
            {schemes.length > 1 && <p>{t('askedBy', { schemes: askedBy(paper) })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
