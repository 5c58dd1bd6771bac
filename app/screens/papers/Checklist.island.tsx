import { Eraser } from 'lucide-react';
import { useMemo } from 'react';
import buttons from '#app/components/buttons.module.css';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { formatNeedlessEntry } from '#app/components/preferences/sessionChecklist.ts';
import actions from '#app/components/share/PageActions.module.css';
import { PrintButton } from '#app/components/share/PrintButton.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PaperCategory } from '#app/model/schemes/papers.server.ts';
import { type Paper, papersFor } from '#app/model/schemes/papers.ts';
import { AllPapers, MyPapers } from './PaperLists.tsx';
import styles from './Papers.module.css';
import { SchemePicker } from './SchemePicker.tsx';
import { useChecklist } from './useChecklist.ts';

/** Lists the papers of the picked schemes with checkboxes, or all papers if no scheme is picked. */
export function Checklist({ papers, categories }: { papers: Paper[]; categories: PaperCategory[] }) {
  // Loads the texts of the buttons too, so that React need not wait for them when the first scheme is picked.
  const { t } = useTranslation(['papers', 'components']);
  const schemes = useMemo(() => categories.flatMap((category) => category.schemes), [categories]);
  const known = useMemo(
    () => ({ schemes: schemes.map(({ id }) => id), papers: papers.map(({ id }) => id) }),
    [schemes, papers],
  );
  const { checklist, saved, pick, tick, clear, save } = useChecklist(known);
  const picked = schemes.filter(({ id }) => checklist.schemes.includes(id));
  const { needless = [] } = checklist;
  const needed = papersFor(papers, checklist.schemes, (scheme, paper) =>
    needless.includes(formatNeedlessEntry(scheme, paper)),
  );
  const leftOut = papersFor(papers, checklist.schemes).filter(({ id }) => needed.every((paper) => paper.id !== id));
  const done = needed.filter(({ id }) => checklist.ready.includes(id)).length;
  return (
    <div className={`split body ${styles.papers}`}>
      <SchemePicker categories={categories} picked={picked} onPick={pick} />
      <section aria-labelledby="papers">
        <h2 id="papers">{picked.length > 0 ? t('myPapers') : t('allPapers')}</h2>
        <p role="status" className={styles.progress}>
          {picked.length > 0 && t('progress', { done, all: needed.length })}
        </p>
        <p>{t('daysUnknown')}</p>
        {picked.length > 0 ? (
          <>
            <MyPapers papers={needed} schemes={picked} ready={checklist.ready} onTick={tick} />
            {leftOut.length > 0 && <p>{t('leftOut', { papers: leftOut.map(({ title }) => title).join('; ') })}</p>}
            <div className={`no-print ${styles.actions}`}>
              <TickBox checked={saved === true} onChange={({ target }) => save(target.checked)}>
                {t('keep')}
              </TickBox>
              <p>{t('keepMeans')}</p>
              <p role="status">{saved === 'refused' && t('keepRefused')}</p>
              <div className={actions.row}>
                <PrintButton className={buttons.quiet} />
                <button type="button" className={buttons.quiet} onClick={clear}>
                  <Eraser aria-hidden="true" />
                  {t('clear')}
                </button>
              </div>
            </div>
          </>
        ) : (
          <AllPapers papers={papers} schemes={schemes} />
        )}
      </section>
    </div>
  );
}
