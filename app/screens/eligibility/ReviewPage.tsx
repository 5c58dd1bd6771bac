import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { AnswerList } from './AnswerList.tsx';
import { BackButton } from './BackButton.tsx';
import type { Known } from './known.ts';
import { Privacy } from './Privacy.tsx';
import styles from './QuestionPage.module.css';
import type { Visit } from './useVisit.ts';

type ReviewPageProps = { visit: Visit; known: Known };

/** All answers once more, before the schemes are shown. */
export function ReviewPage({ visit, known }: ReviewPageProps) {
  const { t, about } = known.words;
  return (
    <div className={styles.page}>
      <div className={styles.question}>
        <BackButton />
        <h1>{t('review.title', about)}</h1>
        <p className={styles.hint}>{t('review.lead')}</p>
        <div className={styles.answers}>
          <AnswerList visit={visit} known={known} />
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
