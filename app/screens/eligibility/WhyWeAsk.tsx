import type { Answers } from '#app/eligibility/answers.ts';
import { assessAll } from '#app/eligibility/assessAll.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import type { Known } from './known.ts';
import styles from './QuestionPage.module.css';

const EXAMPLES = 3;

type WhyWeAskProps = { question: QuestionId; answers: Answers; known: Known };

/** The conditions of schemes that hang on the answer, in their own words. */
export function WhyWeAsk({ question, answers, known: { catalogue, today, words } }: WhyWeAskProps) {
  const { t } = words;
  const { likely, check } = assessAll(catalogue, { ...answers, [question]: undefined }, today);
  const reasons = [...check, ...likely].flatMap(({ scheme, conditions }) =>
    conditions
      .filter((condition) => condition.question === question)
      .slice(0, 1)
      .map(({ rule }) => ({ scheme: scheme.title, rule: rule.text })),
  );
  const different = reasons.filter(({ rule }, index) => reasons.findIndex((other) => other.rule === rule) === index);
  if (different.length === 0) return null;
  return (
    <aside className={styles.why} aria-labelledby="why">
      <h2 id="why">{t('why.title')}</h2>
      <p>{t('why.text')}</p>
      <ul>
        {different.slice(0, EXAMPLES).map((reason) => (
          <li key={reason.scheme}>{t('why.rule', reason)}</li>
        ))}
      </ul>
    </aside>
  );
}
