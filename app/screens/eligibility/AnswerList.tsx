import { QUESTION_IDS, type QuestionId } from '#app/eligibility/questions.ts';
import styles from './AnswerList.module.css';
import type { Known } from './known.ts';
import text from './TextButton.module.css';
import type { Visit } from './useVisit.ts';

type AnswerListProps = { visit: Visit; known: Known };

/** What was answered, in the order of the questions, each with the way to change it. */
export function AnswerList({ visit: { answers, open }, known: { words, born } }: AnswerListProps) {
  return (
    <dl className={styles.answers}>
      {QUESTION_IDS.map((id) => {
        const answer = answers[id];
        if (answer === undefined || isNobodyElse(id, answer)) return null;
        const name = words.name(id, born);
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{words.answer(id, answer)}</dd>
            <dd className={`no-print ${styles.change}`}>
              {/* Whom it is about is told on the page of the situations. */}
              <button type="button" className={text.text} onClick={() => open(id === 'helping' ? 'situation' : id)}>
                {words.t('answers.change')}
                <span className="sr">: {name}</span>
              </button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** That nobody else is meant goes without saying. */
function isNobodyElse(id: QuestionId, answer: object): boolean {
  return id === 'helping' && 'chosen' in answer && !(answer.chosen as string[]).includes('yes');
}
