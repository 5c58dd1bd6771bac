import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '#app/components/buttons.module.css';
import type { Assessment, Verdict } from '#app/eligibility/assess.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Known } from './known.ts';
import styles from './ResultGroup.module.css';
import { ResultScheme } from './ResultScheme.tsx';
import type { Visit } from './useVisit.ts';

/** How many schemes a group begins with. */
const FIRST = { likely: 8, check: 5, notNow: 3 } as const;

const ICONS = { likely: CircleCheck, check: CircleHelp, notNow: CircleX } as const;

type ResultGroupProps = { verdict: Verdict; found: readonly Assessment[]; visit: Visit; known: Known };

/** Schemes of one verdict, the most fitting first; the rest on request. */
export function ResultGroup({ verdict, found, visit, known }: ResultGroupProps) {
  const { t, about } = known.words;
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  if (found.length === 0) return null;
  const Icon = ICONS[verdict];
  const later = found.length - FIRST[verdict];
  const showAll = () => {
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll<HTMLElement>('h3 a')[FIRST[verdict]]?.focus();
  };
  return (
    <section className={styles.group} data-verdict={verdict} aria-labelledby={verdict}>
      <h2 id={verdict}>
        <Icon aria-hidden="true" />
        {t(`results.${verdict}`, { ...about, number: formatNumber(found.length, language) })}
      </h2>
      <div ref={list}>
        {found.map((assessment, index) => (
          <div key={assessment.scheme.id} className={!isWhole && index >= FIRST[verdict] ? styles.later : undefined}>
            <ResultScheme assessment={assessment} visit={visit} known={known} />
          </div>
        ))}
      </div>
      {!isWhole && later > 0 && (
        <button type="button" className={`no-print ${buttons.secondary}`} onClick={showAll}>
          {t('results.showMore', { number: formatNumber(later, language) })}
        </button>
      )}
    </section>
  );
}
