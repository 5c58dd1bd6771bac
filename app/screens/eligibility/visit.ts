import type { Answers } from '#app/eligibility/answers.ts';
import type { Step } from './steps.ts';

type Given = Pick<Step, 'run' | 'turn'> & { answers: Answers };

/** The newest answers of this tab. Steps further back in the history were written before they were given. */
let newest: Given | undefined;

/** Answering that began until then was cleared: steps of it that the history still holds count as none. */
let clearedUntil = -1;

export function remember({ run, turn, answers }: Given) {
  newest = { run, turn, answers };
}

/** A step with the newest answers of its run; nothing when that was cleared. */
export function current(step: Step | undefined): Step | undefined {
  if (step === undefined || step.run <= clearedUntil) return undefined;
  if (newest === undefined || newest.run !== step.run || newest.turn <= step.turn) return step;
  return { ...step, turn: newest.turn, answers: newest.answers };
}

export function forgetAll(now: number) {
  newest = undefined;
  clearedUntil = now;
}
