import { useEffect, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { findBirthDateCutoff } from '#app/eligibility/ages.ts';
import type { Answer } from '#app/eligibility/answers.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import styles from './Finder.module.css';
import { FinderContext } from './FinderContext.ts';
import { isForSomebodyElse, useFinderText } from './finderText.ts';
import { QuestionPage } from './questions/QuestionPage.tsx';
import { ReviewPage } from './questions/ReviewPage.tsx';
import { ResultsPage } from './results/ResultsPage.tsx';
import { StartPage } from './start/StartPage.tsx';
import type { SchemeGroup } from './start/schemesBySituation.server.ts';
import { useCatalogue } from './visit/useCatalogue.ts';
import { useVisit } from './visit/useVisit.ts';

type FinderProps = { groups: SchemeGroup[]; helplines: { number: string; title: string }[] };

/** Shows the start, one question, the review of the answers, or the results: each is a step of the history. */
export function Finder({ groups, helplines }: FinderProps) {
  const visit = useVisit();
  const { step, answers } = visit;
  const { catalogue, isMissing, load } = useCatalogue(step !== undefined);
  const text = useFinderText(isForSomebodyElse(answers));
  const today = dayInIndia(new Date());
  useHeadingFocus(step?.at ?? String(visit.isCleared));

  const isSending = useRef(false);
  const submit = async (given: [QuestionId, Answer][]) => {
    // A second press on a slow line would put a second start, and a copy of the answers, into the history.
    if (isSending.current) return;
    isSending.current = true;
    try {
      const schemes = catalogue ?? (await load());
      if (schemes) await visit.answer(given, (all) => remainingQuestions(schemes, all, today)[0]);
    } finally {
      isSending.current = false;
    }
  };

  if (!step || step.at === 'situation') {
    return (
      <StartPage
        key={step?.depth ?? String(visit.isCleared)}
        visit={visit}
        groups={groups}
        isMissing={isMissing}
        onSubmit={submit}
      />
    );
  }
  if (!catalogue) return <LoadingSchemes isMissing={isMissing} onRetry={load} />;
  return (
    <FinderContext value={{ visit, catalogue, today, text, birthDateCutoff: findBirthDateCutoff(catalogue) }}>
      {step.at === 'review' && <ReviewPage />}
      {step.at === 'results' && <ResultsPage helplines={helplines} />}
      {step.at !== 'review' && step.at !== 'results' && (
        <QuestionPage key={step.at} question={step.at} onSubmit={submit} />
      )}
    </FinderContext>
  );
}

/** Moves the focus to the heading of a new step: nothing else tells a screen reader that the page has changed. */
function useHeadingFocus(stepName: string) {
  const focused = useRef(stepName);
  useEffect(() => {
    if (focused.current === stepName) return;
    focused.current = stepName;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [stepName]);
}

function LoadingSchemes({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTranslation('eligibility');
  return (
    <div className={styles.loading}>
      <h1>{t('title')}</h1>
      {!isMissing && <p role="status">{t('loading')}</p>}
      {isMissing && (
        <div role="alert">
          <Note kind="warning">{t('notLoaded')}</Note>
          <p className={styles.ways}>
            <button type="button" className={buttons.primary} onClick={onRetry}>
              {t('tryAgain')}
            </button>
            <PageLink to="/eligibility" className={buttons.secondary}>
              {t('seeTable')}
            </PageLink>
          </p>
        </div>
      )}
    </div>
  );
}
