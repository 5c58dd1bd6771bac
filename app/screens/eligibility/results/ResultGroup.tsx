import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '#app/components/buttons.module.css';
import type { Assessment, Verdict } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultGroup.module.css';
import { ResultScheme } from './ResultScheme.tsx';

/** The number of schemes shown at first. */
const INITIAL_COUNT = { likely: 8, check: 5, notNow: 3 } as const;

const ICONS = { likely: CircleCheck, check: CircleHelp, notNow: CircleX } as const;

type ResultGroupProps = { verdict: Verdict; assessments: readonly Assessment[] };

/** Lists the schemes of one verdict, the rest on request. */
export function ResultGroup({ verdict, assessments }: ResultGroupProps) {
  const { t, context, number } = useFinder().text;
  const list = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  if (assessments.length === 0) return null;
  const Icon = ICONS[verdict];
  const initialCount = INITIAL_COUNT[verdict];
  const hiddenCount = assessments.length - initialCount;
  const showAll = () => {
    flushSync(() => setExpanded(true));
    list.current?.querySelectorAll<HTMLElement>('h3 a')[initialCount]?.focus();
  };
  return (
    <section className={styles.group} data-verdict={verdict} aria-labelledby={verdict}>
      <h2 id={verdict}>
        <Icon aria-hidden="true" />
        {t(`results.${verdict}`, { ...context, number: number(assessments.length) })}
      </h2>
      <div ref={list}>
        {assessments.map((assessment, index) => (
          <div key={assessment.scheme.id} className={!isExpanded && index >= initialCount ? styles.later : undefined}>
            <ResultScheme assessment={assessment} />
          </div>
        ))}
      </div>
      {!isExpanded && hiddenCount > 0 && (
        <button type="button" className={`no-print ${buttons.secondary}`} onClick={showAll}>
          {t('results.showMore', { number: number(hiddenCount) })}
        </button>
      )}
    </section>
  );
}
