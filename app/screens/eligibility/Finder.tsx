import { useEffect, useRef } from 'react';
import { findBirthDateCutoff } from '#app/eligibility/ages.ts';
import type { Answer } from '#app/eligibility/answers.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { dayInIndia } from '#app/model/events/rules.ts';
import { isForSomebodyElse, useFinderWords } from './finderWords.ts';
import type { TableGroup } from './groups.server.ts';
import { LoadingSchemes } from './LoadingSchemes.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { StartPage } from './StartPage.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { useVisit } from './useVisit.ts';

type FinderProps = { groups: TableGroup[]; helplines: { number: string; title: string }[] };

/** The beginning, the questions one by one, the answers to look through, and the schemes: each a step of the history. */
export function Finder({ groups, helplines }: FinderProps) {
  const visit = useVisit();
  const { step, answers } = visit;
  const { catalogue, isMissing, load } = useCatalogue(step !== undefined);
  const words = useFinderWords(isForSomebodyElse(answers));
  const today = dayInIndia(new Date());
  useHeadingFocus(step?.at ?? String(visit.isCleared));

  const isSending = useRef(false);
  const submit = async (given: [QuestionId, Answer][]) => {
    // Who waits for a slow line presses again: that would put a second beginning, and a copy of the answers, into the history.
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
  const known = { catalogue, today, words, born: findBirthDateCutoff(catalogue) };
  if (step.at === 'review') return <ReviewPage visit={visit} known={known} />;
  if (step.at === 'results') return <ResultsPage visit={visit} known={known} helplines={helplines} />;
  return <QuestionPage key={step.at} visit={visit} known={known} question={step.at} onSubmit={submit} />;
}

/** The heading of a new step takes the focus: nothing else tells a screen reader that the page is another one. */
function useHeadingFocus(shown: string) {
  const focused = useRef(shown);
  useEffect(() => {
    if (focused.current === shown) return;
    focused.current = shown;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
