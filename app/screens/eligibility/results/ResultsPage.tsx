import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { assessAll } from '#app/eligibility/assessAll.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { useFinder } from '../FinderContext.ts';
import { Privacy, TEXT_BUTTON } from '../FinderParts.tsx';
import { isForSomebodyElse } from '../finderText.ts';
import { AnswerList } from '../questions/ReviewPage.tsx';
import { OtherSituations, RefusedSchemes, UnconditionalSchemes } from './FoldedGroups.tsx';
import { type FinderHelpline, OtherDepartments } from './OtherDepartments.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultSum, SumExplanation, useResultSum } from './ResultSum.tsx';
import styles from './ResultsPage.module.css';
import { sortByAmountGroup } from './resultSum.ts';

/** Shows the schemes that may fit, their amounts, and why other schemes do not fit. Prints the answers only on request. */
export function ResultsPage({ helplines }: { helplines: FinderHelpline[] }) {
  const { visit, catalogue, today, text } = useFinder();
  const { t, context } = text;
  const [withAnswers, setWithAnswers] = useState(false);
  const { likely: fitting, check, otherSituation, notNow, unconditional } = assessAll(catalogue, visit.answers, today);
  const likely = sortByAmountGroup(fitting);
  const schemes = (likely.length > 0 ? likely : check).map(({ scheme }) => scheme);
  const year = useResultSum(likely);
  const isNothing = likely.length === 0;
  // Counts the answer to "for whom" only if it is somebody else, because the list of answers omits it otherwise.
  const answeredCount = Object.keys(visit.answers).filter(
    (id) => id !== 'helping' || isForSomebodyElse(visit.answers),
  ).length;
  const sending = { schemes, withAnswers, onWithAnswers: setWithAnswers };
  const isOnlyToCheck = isNothing && check.length > 0;
  return (
    <div className={withAnswers ? undefined : styles.withoutAnswers}>
      <div className={styles.up}>
        <button type="button" className={`no-print ${TEXT_BUTTON}`} onClick={() => visit.open('review')}>
          <ArrowLeft aria-hidden="true" />
          {t('results.changeAnswers', context)}
        </button>
        <Drawing name="figures-event" className={styles.figures} />
      </div>
      <div className={styles.page}>
        <h1>
          {isOnlyToCheck
            ? t('results.titleToCheck', { count: check.length, number: check.length })
            : t('results.title', { ...context, count: likely.length, number: likely.length })}
        </h1>
        <div className={styles.side}>
          {year && <ResultSum year={year} />}
          <ResultActions {...sending} />
        </div>
        <div>
          {isNothing && <p>{t(isOnlyToCheck ? 'results.toCheck' : 'results.none')}</p>}
          <ResultList assessments={likely} />
        </div>
        <div className={styles.actions}>
          <ResultActions {...sending} />
          {year && <SumExplanation year={year} />}
        </div>
        <div>
          {isForSomebodyElse(visit.answers) && <p className={styles.small}>{t('results.rulesSayYou')}</p>}
          <ResultGroup verdict="likely" assessments={likely} initialCount={8} />
          <ResultGroup verdict="check" assessments={check} initialCount={isNothing ? 5 : 1} />
          {isNothing && <OtherDepartments helplines={helplines} isFirst />}
          <div className={styles.folds}>
            <RefusedSchemes assessments={notNow} />
            <OtherSituations assessments={otherSituation} />
            <UnconditionalSchemes assessments={unconditional} />
          </div>
          {!isNothing && <OtherDepartments helplines={helplines} />}
          <details className={`${styles.fold} ${styles.answers}`}>
            <summary>
              <h2 id="your-answers">{`${t('answers.title', context)} (${text.digits(answeredCount)})`}</h2>
              <ChevronDown aria-hidden="true" />
            </summary>
            <AnswerList />
          </details>
          <Privacy onClear={visit.clear} />
        </div>
      </div>
      {isForSomebodyElse(visit.answers) && <PeopleHelped schemes={schemes} />}
    </div>
  );
}

const loadPeople = retryableImport(() => import('./People.tsx'));

/** Loads the list of people only for visitors who help somebody. */
function PeopleHelped({ schemes }: { schemes: readonly FinderScheme[] }) {
  const { Component: People, failed, open } = useLazyComponent(loadPeople, 'People');
  const load = useEffectEvent(open);
  useEffect(() => {
    load();
  }, []);
  return People ? <People schemes={schemes} /> : <LoadError failed={failed} />;
}
