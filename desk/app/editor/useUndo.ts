import { useState } from 'react';

/** A value with what it was before. Quick changes of one another, such as letters of a word, are one step. */
export type Undo<Value> = {
  value: Value;
  set: (value: Value) => void;
  /** Begins anew with another value, such as what was saved. */
  reset: (value: Value) => void;
  undo?: () => void;
  redo?: () => void;
};

type Steps<Value> = { past: Value[]; value: Value; future: Value[]; changed: number };

/** Changes that follow within this time, in milliseconds, belong to one step. */
const ONE_STEP = 800;

export function useUndo<Value>(first: Value): Undo<Value> {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], value: first, future: [], changed: 0 });
  const { past, value, future } = steps;
  return {
    value,
    set: (next) => setSteps((now) => withStep(now, next, Date.now())),
    reset: (next) => setSteps({ past: [], value: next, future: [], changed: 0 }),
    ...(past.length > 0 ? { undo: () => setSteps(back) } : {}),
    ...(future.length > 0 ? { redo: () => setSteps(forth) } : {}),
  };
}

function withStep<Value>({ past, value, changed }: Steps<Value>, next: Value, now: number): Steps<Value> {
  const isSameStep = now - changed < ONE_STEP && past.length > 0;
  return { past: isSameStep ? past : [...past, value], value: next, future: [], changed: now };
}

function back<Value>({ past, value, future }: Steps<Value>): Steps<Value> {
  const before = past.at(-1) as Value;
  return { past: past.slice(0, -1), value: before, future: [value, ...future], changed: 0 };
}

function forth<Value>({ past, value, future }: Steps<Value>): Steps<Value> {
  const [after, ...rest] = future;
  return { past: [...past, value], value: after as Value, future: rest, changed: 0 };
}
