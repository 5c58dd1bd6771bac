import { type Answers, chosenFor } from '#app/eligibility/answers.ts';
import { QUESTION_IDS, type QuestionId } from '#app/eligibility/questions.ts';
import styles from './AnswerList.module.css';
import { useFinder } from './FinderContext.ts';
import buttons from './TextButton.module.css';

/** Lists the answers in the order of the questions, each with a button to change it. */
export function AnswerList() {
  const { visit, text, birthDateCutoff } = useFinder();
  return (
    <dl className={styles.answers}>
      {QUESTION_IDS.map((id) => {
        const answer = visit.answers[id];
        if (answer === undefined || isForSelf(id, visit.answers)) return null;
        const name = text.name(id, birthDateCutoff);
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text.answer(id, answer)}</dd>
            <dd className={`no-print ${styles.change}`}>
              {/* The page of the situations asks for whom the visitor asks. */}
              <button
                type="button"
                className={buttons.text}
                onClick={() => visit.open(id === 'helping' ? 'situation' : id)}
              >
                {text.t('answers.change')}
                <span className="sr">: {name}</span>
              </button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const isForSelf = (id: QuestionId, answers: Answers) =>
  id === 'helping' && chosenFor(answers, 'helping')?.includes('yes') === false;
