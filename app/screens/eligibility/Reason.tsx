import { Check, CircleHelp, X } from 'lucide-react';
import type { AssessedCondition } from '#app/eligibility/assess.ts';
import type { Known } from './known.ts';
import styles from './Reason.module.css';

const ICONS = { met: Check, open: CircleHelp, failed: X } as const;

type ReasonProps = { condition: AssessedCondition; known: Known };

/** A condition as the scheme says it, and what was answered. The answer stands apart, so that paper can leave it out. */
export function Reason({ condition: { rule, state, question, answer }, known: { words, born } }: ReasonProps) {
  if (state === 'office') return null;
  const { t, about } = words;
  const Icon = ICONS[state];
  const said = question && answer && !('skipped' in answer) ? words.answer(question, answer) : undefined;
  return (
    <li className={styles.reason} data-state={state}>
      <Icon aria-hidden="true" />
      <span>
        <span className="sr">{t(`results.state.${state}`)} </span>
        {state === 'failed' ? t('results.failed', { rule: rule.text }) : rule.text}{' '}
        {said && (
          <span data-answer>
            {t(state === 'open' ? 'results.unclear' : 'results.answer', { ...about, answer: said })}
          </span>
        )}
        {state === 'open' && !said && question && (
          <span>
            {t(answer ? 'results.skipped' : 'results.unasked', { ...about, question: words.name(question, born) })}
          </span>
        )}
        {state === 'open' && !question && <span>{t('results.officeTells')}</span>}
      </span>
    </li>
  );
}
