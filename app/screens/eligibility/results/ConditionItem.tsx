import { Check, CircleHelp, X } from 'lucide-react';
import type { AssessedCondition } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ConditionItem.module.css';

const ICONS = { met: Check, open: CircleHelp, failed: X } as const;

/** Quotes a condition with the answer to it. The answer has an element of its own, so that paper can leave it out. */
export function ConditionItem({ condition }: { condition: AssessedCondition }) {
  const { rule, state, question, answer } = condition;
  const { text, birthDateCutoff } = useFinder();
  if (state === 'office') return null;
  const { t, context } = text;
  const Icon = ICONS[state];
  const answerText = question && answer && !('skipped' in answer) ? text.answer(question, answer) : undefined;
  return (
    <li className={styles.condition} data-state={state}>
      <Icon aria-hidden="true" />
      <span>
        <span className="sr">{t(`results.state.${state}`)} </span>
        {state === 'failed' ? t('results.failed', { rule: rule.text }) : rule.text}{' '}
        {answerText && (
          <span data-answer>
            {t(state === 'open' ? 'results.unclear' : 'results.answer', { ...context, answer: answerText })}
          </span>
        )}
        {state === 'open' && !answerText && question && (
          <span>
            {t(answer ? 'results.skipped' : 'results.unasked', {
              ...context,
              question: text.name(question, birthDateCutoff),
            })}
          </span>
        )}
        {state === 'open' && !question && <span>{t('results.officeTells')}</span>}
      </span>
    </li>
  );
}
