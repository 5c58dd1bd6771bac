import { Check, ChevronDown, CircleHelp, FileText } from 'lucide-react';
import { formatProvenance } from '#app/components/facts/Provenance.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { mayAsk } from '#app/eligibility/answers.ts';
import type { AssessedCondition, Assessment } from '#app/eligibility/assess.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultScheme.module.css';

/** Lists every condition with the visitor's answer, notes, reported changes and sources. */
export function AllConditions({ assessment: { scheme, conditions } }: { assessment: Assessment }) {
  const { t } = useFinder().text;
  const notes = scheme.eligibility.filter(({ kind }) => kind === 'note');
  return (
    <details className={styles.all}>
      <summary className="tap as-link">
        {t('results.allConditions', { number: conditions.length })}
        <span className="sr">: {scheme.title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <Reported report={scheme.reported} />
      <ul role="list" className={styles.reasons}>
        {conditions.map((condition) => (
          <ConditionItem key={condition.rule.text} condition={condition} />
        ))}
      </ul>
      {notes.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <Sources scheme={scheme} conditions={conditions} />
    </details>
  );
}

const ICONS = { met: Check, open: CircleHelp, office: CircleHelp, paper: FileText } as const;

/** Shows a condition and the visitor's answer. `data-answer` lets the stylesheet hide the answer in print. */
function ConditionItem({ condition: { rule, state, question, answer } }: { condition: AssessedCondition }) {
  const { text, visit } = useFinder();
  // Never applies to a listed scheme: schemes with such conditions are in FoldedGroups.tsx, without their other conditions.
  if (state === 'failed' || state === 'unticked') return null;
  const { t, context } = text;
  const Icon = ICONS[state];
  const given = question && answer && !('skipped' in answer) ? text.answer(question, answer) : undefined;
  const isAnswerable = !given && state === 'open' && question && (answer || mayAsk(question, visit.answers));
  return (
    <li className={styles[state]}>
      <Icon aria-hidden="true" />
      <span>
        <span className="sr">{t(`results.state.${state}`)} </span>
        {rule.text} {given && <span data-answer="">{t('results.answer', { ...context, answer: given })}</span>}
        {isAnswerable && question && (
          <span>
            {t(answer ? 'results.skipped' : 'results.unasked', { ...context, question: text.name(question) })}
          </span>
        )}
        {!given && !isAnswerable && (state === 'office' || state === 'open' || !question) && state !== 'paper' && (
          <span>{t('results.officeTells')}</span>
        )}
      </span>
    </li>
  );
}

function Sources({ scheme, conditions }: Pick<Assessment, 'scheme' | 'conditions'>) {
  const { t } = useFinder().text;
  const { t: components, language } = useTranslation('components');
  const sources = new Set(conditions.flatMap(({ rule }) => rule.source ?? []));
  return (
    <div className={styles.sources}>
      {sources.size > 0 && <p>{t('results.sources')}</p>}
      <ul>
        {Array.from(sources, (source) => (
          <li key={source}>
            <LinkedText>{source}</LinkedText>
          </li>
        ))}
      </ul>
      <p>{formatProvenance(scheme, components, language)}</p>
    </div>
  );
}
