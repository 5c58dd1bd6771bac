import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pushHistoryEntry, replaceHistoryEntry } from '#app/components/hooks/historyEntry.ts';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { EMPTY_CHECKLIST, sessionChecklist } from '#app/components/preferences/sessionChecklist.ts';
import {
  type Answer,
  type Answers,
  chosenFor,
  isAnswerTo,
  isQuestionRelevant,
  mayAsk,
} from '#app/eligibility/answers.ts';
import { isQuestion, type QuestionId } from '#app/eligibility/questions.ts';
import { isRecord } from '#app/isRecord.ts';
import { forgetPeople } from './results/people.ts';

/** `firstOpen`: the first question without an answer, which is known once the schemes have loaded. */
type StepPage = QuestionId | 'firstOpen' | 'review' | 'results';

/**
 * A step of the finder in the history of the tab. `run`: start time of this run in ms, also its id. `depth`: steps since
 * the start. `turn`: number of answers so far. `goal`: page to open after the last question or a changed answer.
 */
export type Step = {
  run: number;
  depth: number;
  turn: number;
  at: StepPage;
  goal: 'review' | 'results';
  answers: Answers;
};

/** Stores the newest answers of this tab, because earlier history entries contain older answers. */
let newest: Pick<Step, 'run' | 'turn' | 'answers'> | undefined;

/** Time when the answers were last cleared. Steps of earlier runs, which the history may still contain, are ignored. */
let clearedUntil = -1;

export type Visit = ReturnType<typeof useVisit>;

/**
 * Returns the current step and functions that open other steps. Stores the answers only in the history state, not in an
 * address, a title or the browser's storage.
 */
export function useVisit() {
  const { visit } = useHistoryEntry();
  const { step, isStored, isCleared } = useStep();
  const isClearing = useRef(false);

  const restart = () => {
    isClearing.current = false;
    replaceHistoryEntry({ state: null });
    // Adds an entry to delete the forward entries, which contain the last copies of the answers.
    pushHistoryEntry({ state: { cleared: true } });
  };
  const onArrival = useEffectEvent(() => {
    if (isClearing.current) restart();
    else if (step && !isStored) replaceHistoryEntry({ state: step });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each visit to a history entry.
  useEffect(() => {
    onArrival();
  }, [visit]);

  return {
    step,
    answers: step?.answers ?? {},
    isCleared,
    /** Saves the answers in this step. Opens the page that `findNextPage` returns, or else the goal. */
    answer: (submitted: [QuestionId, Answer][], findNextPage: (answers: Answers) => StepPage | undefined) => {
      const answers = submitted.reduce((all, [id, answer]) => setAnswer(all, id, answer), step?.answers ?? {});
      const current: Step = step ?? { run: Date.now(), depth: 0, turn: 0, at: 'situation', goal: 'review', answers };
      const goal = current.at === 'results' ? 'results' : current.goal;
      const next: Step = { ...current, goal, answers, turn: current.turn + 1 };
      newest = { run: next.run, turn: next.turn, answers };
      replaceHistoryEntry({ state: next });
      pushHistoryEntry({ state: { ...next, at: findNextPage(answers) ?? current.goal, depth: current.depth + 1 } });
    },
    /** Switches this step between the visitor and somebody else. */
    switchPerson: () => {
      if (!step) return;
      const isForOther = chosenFor(step.answers, 'helping')?.includes('yes');
      const answers = setAnswer(step.answers, 'helping', { chosen: [isForOther ? 'no' : 'yes'] });
      const next: Step = { ...step, answers, turn: step.turn + 1 };
      newest = { run: next.run, turn: next.turn, answers };
      replaceHistoryEntry({ state: next });
    },
    /** Starts a new run with answers from an address (answersInAddress.ts), and removes them from the address. */
    begin: (answers: Answers, at: StepPage = 'firstOpen') =>
      replaceHistoryEntry({ state: { run: Date.now(), depth: 0, turn: 0, at, goal: 'review', answers } }),
    /** Opens another page with the same answers; a question opened from the results leads back to the results. */
    open: (at: StepPage) => {
      if (!step) return;
      const goal = step.at === 'results' ? 'results' : 'review';
      pushHistoryEntry({ state: { ...step, at, depth: step.depth + 1, goal } });
    },
    /**
     * Starts again for another person, and keeps the results of earlier people (people.ts). Skips the review, because the results
     * list the answers too and a helper asks many people.
     */
    startNextPerson: () => {
      newest = undefined;
      const answers: Answers = { helping: { chosen: ['yes'] } };
      pushHistoryEntry({ state: { run: Date.now(), depth: 0, turn: 0, at: 'situation', goal: 'results', answers } });
    },
    /** Deletes every answer: goes back to the first step and replaces the history from there. */
    clear: () => {
      newest = undefined;
      clearedUntil = Date.now();
      sessionChecklist.write(EMPTY_CHECKLIST);
      forgetPeople();
      if (!step || step.depth === 0) return restart();
      isClearing.current = true;
      window.history.go(-step.depth);
    },
  };
}

/** Reads the step from the history. `isStored`: whether the current history entry contains this step. */
function useStep() {
  const { state, hash } = useHistoryEntry();
  const stored = parseStep(state);
  const [lastState, setLastState] = useState<unknown>();
  if (stored && lastState !== state) setLastState(state);
  // Keeps the step, because a fragment link ("skip to content") adds an entry without state.
  const previous = hash !== '' && state === null ? parseStep(lastState) : undefined;
  const step = updateAnswers(stored ?? (previous && { ...previous, depth: previous.depth + 1 }));
  const isCleared = step === undefined && typeof state === 'object' && state !== null && 'cleared' in state;
  return { step, isStored: step === stored, isCleared };
}

function updateAnswers(step: Step | undefined): Step | undefined {
  if (step === undefined || step.run <= clearedUntil) return undefined;
  if (newest === undefined || newest.run !== step.run || newest.turn <= step.turn) return step;
  return { ...step, turn: newest.turn, answers: newest.answers };
}

/** Parses the state of a history entry; undefined if it contains no valid step. */
export function parseStep(state: unknown): Step | undefined {
  if (!isRecord(state) || !isRecord(state.answers)) return undefined;
  const { run, depth, turn, at, goal, answers } = state;
  const isNumbered = isNaturalNumber(run) && isNaturalNumber(depth) && isNaturalNumber(turn);
  if (!isNumbered || !isStepPage(at) || (goal !== 'review' && goal !== 'results')) return undefined;
  const isValid = Object.entries(answers).every(([id, answer]) => isQuestion(id) && isAnswerTo(id, answer));
  return isValid ? { run, depth, turn, at, goal, answers: answers as Answers } : undefined;
}

/** Adds or changes an answer and drops those whose questions are no longer relevant. */
export function setAnswer(answers: Answers, question: QuestionId, answer: Answer): Answers {
  const all: Answers = { ...answers, [question]: answer };
  const staysRelevant = (id: QuestionId) =>
    id === 'situation' || id === 'helping' || (isQuestionRelevant(id, all) && mayAsk(id, all));
  return Object.fromEntries(Object.entries(all).filter(([id]) => staysRelevant(id as QuestionId)));
}

const isNaturalNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isStepPage = (at: unknown): at is StepPage =>
  at === 'firstOpen' || at === 'review' || at === 'results' || isQuestion(at);
