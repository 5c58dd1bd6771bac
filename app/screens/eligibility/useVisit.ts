import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { EMPTY, sessionChecklist } from '#app/components/preferences/sessionChecklist.ts';
import type { Answer, Answers } from '#app/eligibility/answers.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { parseStep, type Step, type StepPage, setAnswer } from './steps.ts';

/** The history state of a cleared page. */
const CLEARED = { cleared: true };

/** The newest answers of this tab: earlier entries of the history hold older ones. */
let newest: Pick<Step, 'run' | 'turn' | 'answers'> | undefined;

/** The latest `run` that was cleared: the history may still hold steps of it. */
let clearedUntil = -1;

export type Visit = ReturnType<typeof useVisit>;

/**
 * Provides the current step of the finder and the ways on. Each step is a history entry with the answers in its state,
 * so that "back" and a reload keep them; address, title and storage never hold them.
 */
export function useVisit() {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const { step, isStored, isCleared } = useStep();
  const isClearing = useRef(false);

  const replaceState = (next: object | null) =>
    navigate(pathname, { replace: true, preventScrollReset: true, state: next });
  const pushState = (next: object) => navigate(pathname, { state: next });

  const restart = async () => {
    isClearing.current = false;
    await replaceState(null);
    // A new entry drops the entries ahead, and with them the last copies of the answers.
    await pushState(CLEARED);
  };
  const arrive = useEffectEvent(() => {
    if (isClearing.current) restart();
    else if (step && !isStored) replaceState(step);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at an entry of the history.
  useEffect(() => {
    arrive();
  }, [key]);

  return {
    step,
    answers: step?.answers ?? {},
    isCleared,
    /** Saves the answers in this step and opens the page that `getNextPage` returns, or the goal. */
    answer: async (given: [QuestionId, Answer][], getNextPage: (answers: Answers) => StepPage | undefined) => {
      const answers = given.reduce((all, [id, one]) => setAnswer(all, id, one), step?.answers ?? {});
      const here: Step = step ?? { run: Date.now(), depth: 0, turn: 0, at: 'situation', goal: 'review', answers };
      const next = { ...here, answers, turn: here.turn + 1 };
      newest = { run: next.run, turn: next.turn, answers };
      await replaceState(next);
      await pushState({ ...next, at: getNextPage(answers) ?? here.goal, depth: here.depth + 1 });
    },
    /** Opens another page with the same answers; a question opened from the results leads back to them. */
    open: (at: StepPage) => {
      if (!step) return;
      const goal = step.at === 'results' ? 'results' : 'review';
      pushState({ ...step, at, depth: step.depth + 1, goal });
    },
    /** Deletes every answer, in the history as well: goes back to the first step and starts anew from there. */
    clear: async () => {
      newest = undefined;
      clearedUntil = Date.now();
      sessionChecklist.write(EMPTY);
      if (!step || step.depth === 0) return restart();
      isClearing.current = true;
      navigate(-step.depth);
    },
  };
}

/** Reads the step from the history. `isStored`: the history entry holds this very step. */
function useStep() {
  const { state, hash } = useLiveLocation();
  const stored = parseStep(state);
  const [lastState, setLastState] = useState<unknown>();
  if (stored && lastState !== state) setLastState(state);
  // A fragment link ("skip to content") adds an entry without state: the step stays.
  const previous = hash !== '' && state === null ? parseStep(lastState) : undefined;
  const step = updateAnswers(stored ?? (previous && { ...previous, depth: previous.depth + 1 }));
  const isCleared = step === undefined && typeof state === 'object' && state !== null && 'cleared' in state;
  return { step, isStored: step === stored, isCleared };
}

/** Puts the newest answers of the same run into a step; undefined where the run was cleared. */
function updateAnswers(step: Step | undefined): Step | undefined {
  if (step === undefined || step.run <= clearedUntil) return undefined;
  if (newest === undefined || newest.run !== step.run || newest.turn <= step.turn) return step;
  return { ...step, turn: newest.turn, answers: newest.answers };
}
