import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { assessAll } from '#app/eligibility/assessAll.ts';
import { useFinder } from '../FinderContext.ts';
import { isForSomebodyElse } from '../finderText.ts';
import { OtherSchemes } from './OtherSchemes.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import styles from './ResultsPage.module.css';

type ResultsPageProps = { helplines: { number: string; title: string }[] };

/** Shows the schemes by verdict with the reasons. Paper leaves out the answers unless the visitor adds them. */
export function ResultsPage({ helplines }: ResultsPageProps) {
  const { visit, catalogue, today, text } = useFinder();
  const { t, context } = text;
  const [withAnswers, setWithAnswers] = useState(false);
  const { likely, check, notNow, unconditional, irrelevant } = assessAll(catalogue, visit.answers, today);
  const number = text.number(likely.length);
  return (
    <div data-answers={withAnswers} className={styles.results}>
      <Breadcrumbs crumbs={[{ label: t('title'), path: '/eligibility' }, { label: t('results.crumb') }]} />
      <PageHead
        title={t('results.title', { ...context, count: likely.length, number })}
        lead={t('results.lead')}
        figures="figures-event"
      />
      <div className={styles.page}>
        <div className={styles.groups}>
          {isForSomebodyElse(visit.answers) && <p className={styles.you}>{t('results.rulesSayYou')}</p>}
          {likely.length === 0 && <NothingLikely helplines={helplines} />}
          <ResultGroup verdict="likely" assessments={likely} />
          <ResultGroup verdict="check" assessments={check} />
          <ResultGroup verdict="notNow" assessments={notNow} />
          <OtherSchemes unconditional={unconditional} irrelevantCount={irrelevant.length} />
        </div>
        <ResultActions
          schemes={(likely.length > 0 ? likely : check).map(({ scheme }) => scheme)}
          withAnswers={withAnswers}
          onWithAnswers={setWithAnswers}
        />
      </div>
    </div>
  );
}

function NothingLikely({ helplines }: ResultsPageProps) {
  const { t } = useFinder().text;
  return (
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
  );
}
