import { Drawing, type DrawingName } from '#app/components/media/Drawing.tsx';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './Progress.module.css';

const PEOPLE = 6;

/** Shows a row of people, one for each question; those up to this question are filled. */
export function Progress({ question }: { question: QuestionId }) {
  const { text } = useFinder();
  const { number, total } = useProgress(question);
  return (
    <div className={styles.progress}>
      <div className={styles.people}>
        {Array.from({ length: total }, (_, index) => (
          <Drawing
            // biome-ignore lint/suspicious/noArrayIndexKey: the people stand in a row and never change places.
            key={index}
            name={getPerson(index, index < number)}
            className={index < number ? undefined : styles.ahead}
          />
        ))}
      </div>
      <p>{text.t('progress', { n: text.number(number), total: text.number(total) })}</p>
    </div>
  );
}

/** Counts the questions by what is known now: an answer can remove or add some. */
function useProgress(question: QuestionId) {
  const { visit, catalogue, today } = useFinder();
  const { helping: _, [question]: _answer, ...others } = visit.answers;
  const answered = Object.keys(others).length;
  const remaining = remainingQuestions(catalogue, others, today).length;
  return { number: answered + 1, total: answered + Math.max(1, remaining) };
}

function getPerson(index: number, isFilled: boolean): DrawingName {
  const person = ((index % PEOPLE) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
  return isFilled ? `step-person-${person}` : `step-person-${person}-open`;
}
