import { CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '#app/components/buttons.module.css';
import type { Assessment } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import { ResultScheme } from './ResultScheme.tsx';
import styles from './ResultsPage.module.css';

type ResultGroupProps = {
  verdict: 'likely' | 'check';
  assessments: readonly Assessment[];
  /** Number of schemes shown at first. */
  initialCount: number;
};

export function ResultGroup({ verdict, assessments, initialCount }: ResultGroupProps) {
  const { t, context } = useFinder().text;
  const list = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  if (assessments.length === 0) return null;
  const hiddenCount = assessments.length - initialCount;
  const showAll = () => {
    flushSync(() => setExpanded(true));
    list.current?.querySelectorAll<HTMLElement>('h3 a')[initialCount]?.focus();
  };
  return (
    <section className={styles.group} data-verdict={verdict} aria-labelledby={verdict}>
      <h2 id={verdict}>
        {verdict === 'check' && <CircleHelp aria-hidden="true" />}
        {t(`results.${verdict}`, { ...context, number: assessments.length })}
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
          {t('results.showMore', { number: hiddenCount })}
        </button>
      )}
    </section>
  );
}
