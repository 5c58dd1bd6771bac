import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { AnswerList } from '../AnswerList.tsx';
import { BackButton } from '../BackButton.tsx';
import { useFinder } from '../FinderContext.ts';
import { Privacy } from '../Privacy.tsx';
import styles from './QuestionPage.module.css';

/** Shows all answers once more before the results. */
export function ReviewPage() {
  const { visit, text } = useFinder();
  const { t, context } = text;
  return (
    <div className={styles.page}>
      <div className={styles.question}>
        <BackButton />
        <h1>{t('review.title', context)}</h1>
        <p className={styles.hint}>{t('review.lead')}</p>
        <div className={styles.answers}>
          <AnswerList />
        </div>
        <div className={styles.ways}>
          <button type="button" className={`${buttons.primary} ${buttons.large}`} onClick={() => visit.open('results')}>
            {t('review.show')}
            <ArrowRight aria-hidden="true" />
          </button>
        </div>
        <Privacy onClear={visit.clear} />
      </div>
    </div>
  );
}
