import { ArrowRight } from 'lucide-react';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { useFinder } from '../FinderContext.ts';
import { BackButton, Privacy, StepButton } from '../FinderParts.tsx';
import { isForSomebodyElse } from '../finderText.ts';
import pageStyles from './QuestionPage.module.css';
import styles from './ReviewPage.module.css';

export function ReviewPage() {
  const { visit, text } = useFinder();
  const { t, context } = text;
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.question}>
        <BackButton />
        <h1>{t('review.title', context)}</h1>
        <p className={pageStyles.hint}>{t('review.lead')}</p>
        <div className={pageStyles.answers}>
          <AnswerList />
        </div>
        <StepButton onClick={() => visit.open('results')}>
          {t('review.show')}
          <ArrowRight aria-hidden="true" />
        </StepButton>
        <Privacy onClear={visit.clear} />
      </div>
    </div>
  );
}

export function AnswerList() {
  const { visit, text } = useFinder();
  return (
    <dl className={styles.answers}>
      {QUESTION_IDS.map((id) => {
        const answer = visit.answers[id];
        if (!answer || (id === 'helping' && !isForSomebodyElse(visit.answers))) return null;
        // The page of the question `situation` also contains the question `helping`.
        const change = () => visit.open(id === 'helping' ? 'situation' : id);
        return (
          <div key={id}>
            <dt>{text.name(id)}</dt>
            <dd>{text.answer(id, answer)}</dd>
            <dd className={`no-print ${styles.change}`}>
              <button type="button" className="as-link" onClick={change}>
                {text.t('answers.change')}
                <span className="sr">: {text.name(id)}</span>
              </button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
