import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import type { SearchHit } from '#app/search/entries.ts';
import { kindText } from '#app/search/entries.ts';
import { Marked } from './Marked.tsx';
import styles from './SuggestedHits.module.css';
import { Suggestion, Suggestions } from './Suggestions.tsx';

type SuggestedHitsProps = {
  id: string;
  hits: SearchHit[];
  query: string;
  open: boolean;
  active: number;
  /** The row after the last hit leads to all results. */
  onChoose: (row: number) => void;
};

/** The list under the search field: name and kind of each, and a way to all results. */
export function SuggestedHits({ id, hits, query, open, active, onChoose }: SuggestedHitsProps) {
  const { t } = useLateTranslation('search');
  return (
    <div className={styles.under}>
      <Suggestions id={id} label={t('suggestions')} open={open}>
        {hits.map(({ kind, path, title, sample, words }, row) => (
          <Suggestion
            key={`${kind} ${path} ${title}`}
            id={`${id}-${row}`}
            active={row === active}
            onChoose={() => onChoose(row)}
          >
            <span className={styles.title}>
              <Marked text={title} words={words} />
            </span>{' '}
            <span className={styles.kind}>{kindText({ kind, sample }, t)}</span>
          </Suggestion>
        ))}
        <Suggestion id={`${id}-${hits.length}`} active={active === hits.length} onChoose={() => onChoose(hits.length)}>
          <span className={styles.all}>{t('seeAll', { query })}</span>
        </Suggestion>
      </Suggestions>
    </div>
  );
}
