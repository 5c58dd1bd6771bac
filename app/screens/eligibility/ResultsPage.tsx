import { useState } from 'react';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { assessAll } from '#app/eligibility/assessAll.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { isForSomebodyElse } from './finderWords.ts';
import type { Known } from './known.ts';
import { NothingLikely } from './NothingLikely.tsx';
import { OtherSchemes } from './OtherSchemes.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import styles from './ResultsPage.module.css';
import type { Visit } from './useVisit.ts';

type ResultsPageProps = { visit: Visit; known: Known; helplines: { number: string; title: string }[] };

/** Which schemes may be theirs and why, a guide and no decision. On paper without the answers, unless they ask for them. */
export function ResultsPage({ visit, known, helplines }: ResultsPageProps) {
  const { t, about } = known.words;
  const language = useLanguage();
  const [withAnswers, setWithAnswers] = useState(false);
  const { likely, check, notNow, unconditional, irrelevant } = assessAll(known.catalogue, visit.answers, known.today);
  const number = formatNumber(likely.length, language);
  return (
    <div data-answers={withAnswers} className={styles.results}>
      <Breadcrumbs crumbs={[{ label: t('title'), path: '/eligibility' }, { label: t('results.crumb') }]} />
      <PageHead
        title={t('results.title', { ...about, count: likely.length, number })}
        lead={t('results.lead')}
        figures="figures-event"
      />
      <div className={styles.page}>
        <div className={styles.groups}>
          {isForSomebodyElse(visit.answers) && <p className={styles.you}>{t('results.rulesSayYou')}</p>}
          {likely.length === 0 && <NothingLikely helplines={helplines} />}
          <ResultGroup verdict="likely" found={likely} visit={visit} known={known} />
          <ResultGroup verdict="check" found={check} visit={visit} known={known} />
          <ResultGroup verdict="notNow" found={notNow} visit={visit} known={known} />
          <OtherSchemes everybody={unconditional} elsewhere={irrelevant.length} known={known} />
        </div>
        <ResultActions
          visit={visit}
          known={known}
          schemes={(likely.length > 0 ? likely : check).map(({ scheme }) => scheme)}
          withAnswers={withAnswers}
          onWithAnswers={setWithAnswers}
        />
      </div>
    </div>
  );
}
