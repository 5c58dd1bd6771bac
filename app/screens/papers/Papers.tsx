import { useMemo } from 'react';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PaperCategory } from '#app/model/schemes/papers.server.ts';
import { type Paper, papersFor } from '#app/model/schemes/papers.ts';
import { AllPapers } from './AllPapers.tsx';
import { ListActions } from './ListActions.tsx';
import { MyPapers } from './MyPapers.tsx';
import styles from './Papers.module.css';
import { SchemePicker } from './SchemePicker.tsx';
import { useChecklist } from './useChecklist.ts';

type PapersProps = { papers: Paper[]; categories: PaperCategory[] };

/** The schemes to pick beside the papers: of those picked, or of all schemes, which is also what stands there without script. */
export function Papers({ papers, categories }: PapersProps) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  const schemes = useMemo(() => categories.flatMap((category) => category.schemes), [categories]);
  const known = useMemo(
    () => ({ schemes: schemes.map(({ id }) => id), papers: papers.map(({ id }) => id) }),
    [schemes, papers],
  );
  const { checklist, keeping, pick, tick, clear, keep } = useChecklist(known);
  const picked = schemes.filter(({ id }) => checklist.schemes.includes(id));
  const needed = papersFor(papers, checklist.schemes);
  const done = needed.filter(({ id }) => checklist.ready.includes(id)).length;
  return (
    <div className={styles.papers}>
      <SchemePicker categories={categories} picked={picked} onPick={pick} />
      <section aria-labelledby="papers">
        <h2 id="papers">{picked.length > 0 ? t('myPapers') : t('allPapers')}</h2>
        <p role="status" className={styles.progress}>
          {picked.length > 0 &&
            t('progress', { done: formatNumber(done, language), all: formatNumber(needed.length, language) })}
        </p>
        <p>{t('daysUnknown')}</p>
        {picked.length > 0 ? (
          <>
            <MyPapers papers={needed} schemes={picked} ready={checklist.ready} onTick={tick} />
            <ListActions keeping={keeping} onKeep={keep} onClear={clear} />
          </>
        ) : (
          <AllPapers papers={papers} schemes={schemes} />
        )}
      </section>
    </div>
  );
}
