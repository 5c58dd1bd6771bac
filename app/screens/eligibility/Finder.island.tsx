import { useEffect, useEffectEvent, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Note } from '#app/components/text/Note.tsx';
import type { Answer, Answers } from '#app/eligibility/answers.ts';
import { parseAnswers } from '#app/eligibility/answersInAddress.ts';
import { findBirthDateCutoff } from '#app/eligibility/bounds.ts';
import { type FinderScheme, loadCatalogue } from '#app/eligibility/catalogue.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { findToday } from '#app/eligibility/today.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { setPageName } from '#app/shell/document/pageName.ts';
import styles from './Finder.module.css';
import { FinderContext } from './FinderContext.ts';
import { createFinderText, isForSomebodyElse } from './finderText.ts';
import { QuestionPage } from './questions/QuestionPage.tsx';
import { ReviewPage } from './questions/ReviewPage.tsx';
import { StartPage } from './questions/StartPage.tsx';
import type { FinderHelpline } from './results/OtherDepartments.tsx';
import { ResultsPage } from './results/ResultsPage.tsx';
import { useVisit } from './useVisit.ts';

type FinderProps = { helplines: FinderHelpline[] };

export function Finder({ helplines }: FinderProps) {
  const visit = useVisit();
  const { step, answers, isCleared } = visit;
  const translation = useTranslation('eligibility');
  const { catalogue, isMissing, load } = useCatalogue(step !== undefined);
  const today = findToday(catalogue ?? [], new Date());
  useHeadingFocus(step?.at ?? String(isCleared));
  useStepTitle();
  useAnswersInAddress(visit.begin);
  const leaveFirstOpen = useEffectEvent(() => {
    if (catalogue && step?.at === 'firstOpen')
      visit.begin(answers, remainingQuestions(catalogue, answers, today)[0] ?? 'results');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the schemes have loaded, and at each step.
  useEffect(() => leaveFirstOpen(), [catalogue, step?.at]);

  const isSending = useRef(false);
  const submit = async (submitted: [QuestionId, Answer][]) => {
    // Ignores further presses while the schemes load, because each would add a step to the history.
    if (isSending.current) return;
    isSending.current = true;
    try {
      const schemes = catalogue ?? (await load());
      if (schemes)
        visit.answer(submitted, (all) => remainingQuestions(schemes, all, findToday(schemes, new Date()))[0]);
    } finally {
      isSending.current = false;
    }
  };

  if (!step || step.at === 'situation') {
    const key = step?.depth ?? String(isCleared);
    return <StartPage key={key} visit={visit} isMissing={isMissing} onSubmit={submit} />;
  }
  if (!catalogue || step.at === 'firstOpen') return <LoadingSchemes isMissing={isMissing} onRetry={load} />;
  const text = createFinderText(translation, isForSomebodyElse(answers), findBirthDateCutoff(catalogue));
  return (
    <FinderContext value={{ visit, catalogue, today, text }}>
      {step.at === 'review' && <ReviewPage />}
      {step.at === 'results' && <ResultsPage helplines={helplines} />}
      {step.at !== 'review' && step.at !== 'results' && (
        <QuestionPage
          key={step.at}
          question={step.at}
          call={helplines.find(({ audience }) => audience === undefined)}
          onSubmit={submit}
        />
      )}
    </FinderContext>
  );
}

/** Starts the finder with the answers in the fragment, to which situations and QR codes link. */
function useAnswersInAddress(begin: (answers: Answers) => void) {
  const { hash } = useHistoryEntry();
  const onArrival = useEffectEvent(() => {
    const given = parseAnswers(hash);
    if (given) begin(given);
    delete document.documentElement.dataset.hasAnswers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the fragment changes.
  useEffect(() => {
    onArrival();
  }, [hash]);
}

/** Fetches the schemes once they are needed. `load` tries again after a failure. */
function useCatalogue(isNeeded: boolean) {
  const { language } = useTranslation('eligibility');
  const [catalogue, setCatalogue] = useState<FinderScheme[]>();
  const [isMissing, setMissing] = useState(false);
  const load = async () => {
    setMissing(false);
    try {
      const schemes = await loadCatalogue(language, isMissing ? 'reload' : 'default');
      setCatalogue(schemes);
      return schemes;
    } catch {
      setMissing(true);
      return undefined;
    }
  };
  const start = useEffectEvent(load);
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);
  return { catalogue, isMissing, load };
}

/** Moves the focus to the heading of a new step, so that screen readers announce it. */
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

/** Puts the heading of the step into the title of the page, so that the entries of the browser's history differ. */
function useStepTitle() {
  useEffect(() => {
    setPageName(document.querySelector('main h1')?.textContent ?? '');
  });
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
            <PageLink to="/eligibility/schemes" className={buttons.secondary}>
              {t('seeTable')}
            </PageLink>
          </p>
        </div>
      )}
    </div>
  );
}
