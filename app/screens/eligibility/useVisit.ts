import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { checklistOfVisit, EMPTY } from '#app/components/preferences/checklistOfVisit.ts';
import type { Answer, Answers } from '#app/eligibility/answers.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { answered, type Place, type Step, stepIn } from './steps.ts';
import { current, forgetAll, remember } from './visit.ts';

/** What a cleared page leaves in the history in place of a step. */
const CLEARED = { cleared: true };

export type Visit = ReturnType<typeof useVisit>;

/**
 * Where somebody is in the finder, and the ways on. Every step is an entry of the history with the answers in its state,
 * so that the browser's own "back" and a reload keep them; address, title and storage know nothing of it.
 */
export function useVisit() {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const { state, hash } = useLiveLocation();
  const written = stepIn(state);
  const [shown, setShown] = useState<unknown>();
  if (written && shown !== state) setShown(state);
  // A link to a part of the page ("skip to content") adds an entry that says nothing: the step stays.
  const kept = hash !== '' && state === null ? stepIn(shown) : undefined;
  const step = current(written ?? (kept && { ...kept, depth: kept.depth + 1 }));
  const isClearing = useRef(false);

  const stay = (next: object | null) => navigate(pathname, { replace: true, preventScrollReset: true, state: next });
  const goOn = (next: object) => navigate(pathname, { state: next });

  const beginAnew = async () => {
    isClearing.current = false;
    await stay(null);
    // A new entry drops those ahead of it from the history, and with them the last copies of the answers.
    await goOn(CLEARED);
  };
  const arrive = useEffectEvent(() => {
    if (isClearing.current) beginAnew();
    else if (step && step !== written) stay(step);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at an entry of the history.
  useEffect(() => {
    arrive();
  }, [key]);

  return {
    step,
    answers: step?.answers ?? {},
    isCleared: step === undefined && isClearedIn(state),
    /** Keeps the answers on this step and opens the place that `placeAfter` names for them. */
    answer: async (given: [QuestionId, Answer][], placeAfter: (answers: Answers) => Place | undefined) => {
      const answers = given.reduce((all, [id, one]) => answered(all, id, one), step?.answers ?? {});
      const here: Step = step ?? { run: Date.now(), depth: 0, turn: 0, at: 'situation', goal: 'review', answers };
      const next = { ...here, answers, turn: here.turn + 1 };
      remember(next);
      await stay(next);
      const at = placeAfter(answers) ?? here.goal;
      await goOn({ ...next, at, depth: here.depth + 1 });
    },
    /** Opens another place with the same answers; a question opened from there leads back to it. */
    open: (at: Place) => {
      if (!step) return;
      const goal = step.at === 'results' ? 'results' : 'review';
      goOn({ ...step, at, depth: step.depth + 1, goal });
    },
    /** Forgets every answer, in the history as well: back to where they began, and a new beginning from there. */
    clear: async () => {
      forgetAll(Date.now());
      checklistOfVisit.write(EMPTY);
      if (!step || step.depth === 0) return beginAnew();
      isClearing.current = true;
      navigate(-step.depth);
    },
  };
}

const isClearedIn = (state: unknown) => typeof state === 'object' && state !== null && 'cleared' in state;
