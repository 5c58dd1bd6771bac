import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '#app/components/buttons.module.css';
import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Breadcrumbs, PageHead } from '#app/components/page/PageHead.tsx';
import type { Assessment, Verdict } from '#app/eligibility/assess.ts';
import { assessAll } from '#app/eligibility/assessAll.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { useFinder } from '../FinderContext.ts';
import { isForSomebodyElse } from '../finderText.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultScheme } from './ResultScheme.tsx';
import styles from './ResultsPage.module.css';

/** Shows the schemes by verdict, with reasons; prints the answers only if the visitor chooses to. */
export function ResultsPage({ helplines }: { helplines: { number: string; title: string }[] }) {
  const { visit, catalogue, today, text } = useFinder();
  const { t, context } = text;
  const [withAnswers, setWithAnswers] = useState(false);
  const { likely, check, notNow, unconditional, irrelevant } = assessAll(catalogue, visit.answers, today);
  const schemes = (likely.length > 0 ? likely : check).map(({ scheme }) => scheme);
  return (
    <div data-answers={withAnswers} className={styles.results}>
      <Breadcrumbs crumbs={[{ label: t('title'), path: '/eligibility' }, { label: t('results.crumb') }]} />
      <PageHead
        title={t('results.title', { ...context, count: likely.length, number: likely.length })}
        lead={t('results.lead')}
        figures="figures-event"
      />
      <div className={styles.page}>
        <div className={styles.groups}>
          {isForSomebodyElse(visit.answers) && <p className={styles.you}>{t('results.rulesSayYou')}</p>}
          {likely.length === 0 && (
            <div className={styles.nothing}>
              <p>{t('results.none')}</p>
              <p>
                <PageLink to="/office" className={buttons.secondary}>
                  {t('results.nearestOffice')}
                </PageLink>
              </p>
              <h2>{t('results.helplines')}</h2>
              <ul>
                {helplines.map(({ number, title }) => (
                  <li key={number}>
                    <span>{title}</span>
                    <PhoneLink number={number} of={title} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ResultGroup verdict="likely" assessments={likely} />
          <ResultGroup verdict="check" assessments={check} />
          <ResultGroup verdict="notNow" assessments={notNow} />
          <OtherSchemes unconditional={unconditional} irrelevantCount={irrelevant.length} />
        </div>
        <ResultActions schemes={schemes} withAnswers={withAnswers} onWithAnswers={setWithAnswers} />
      </div>
      {isForSomebodyElse(visit.answers) && <PeopleHelped schemes={schemes} />}
    </div>
  );
}

/** `initialCount`: number of schemes shown at first. */
const GROUPS = {
  likely: { Icon: CircleCheck, initialCount: 8 },
  check: { Icon: CircleHelp, initialCount: 5 },
  notNow: { Icon: CircleX, initialCount: 3 },
} as const;

function ResultGroup({ verdict, assessments }: { verdict: Verdict; assessments: readonly Assessment[] }) {
  const { t, context } = useFinder().text;
  const list = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  if (assessments.length === 0) return null;
  const { Icon, initialCount } = GROUPS[verdict];
  const hiddenCount = assessments.length - initialCount;
  const showAll = () => {
    flushSync(() => setExpanded(true));
    list.current?.querySelectorAll<HTMLElement>('h3 a')[initialCount]?.focus();
  };
  return (
    <section className={styles.group} data-verdict={verdict} aria-labelledby={verdict}>
      <h2 id={verdict}>
        <Icon aria-hidden="true" />
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

type OtherSchemesProps = { unconditional: readonly Assessment[]; irrelevantCount: number };

function OtherSchemes({ unconditional, irrelevantCount }: OtherSchemesProps) {
  const { t } = useFinder().text;
  return (
    <section className={styles.others} aria-labelledby="everybody">
      <h2 id="everybody">{t('results.everybody')}</h2>
      {unconditional.length > 0 && (
        <>
          <p>{t('results.noConditions')}</p>
          <ul>
            {unconditional.map(({ scheme }) => (
              <li key={scheme.id}>
                <PageLink to={`/scheme/${scheme.id}`}>{scheme.title}</PageLink>
                <BenefitAmount benefit={scheme.benefit} />
              </li>
            ))}
          </ul>
        </>
      )}
      {irrelevantCount > 0 && (
        <p className="no-print">
          {t('results.elsewhere', { count: irrelevantCount, number: irrelevantCount })}{' '}
          <OnwardLink to="/scheme">{t('results.allSchemes')}</OnwardLink>
        </p>
      )}
    </section>
  );
}
