import { useState } from 'react';

type Steps<Value> = { values: Value[]; index: number; changed: number };

/** Changes within this time of each other, in milliseconds, are one step: the letters of a word. */
const ONE_STEP = 800;

/** Keeps the former values of an entry. `reset` forgets them; `undo` and `redo` are undefined where there is none. */
export function useUndo(first: unknown) {
  const [{ values, index }, setSteps] = useState<Steps<unknown>>({ values: [first], index: 0, changed: 0 });
  const move = (by: number) => () => setSteps((steps) => ({ ...steps, index: steps.index + by, changed: 0 }));
  return {
    value: values[index],
    set: (value: unknown) => setSteps((steps) => addStep(steps, value, Date.now())),
    reset: (value: unknown) => setSteps({ values: [value], index: 0, changed: 0 }),
    undo: index > 0 ? move(-1) : undefined,
    redo: index < values.length - 1 ? move(1) : undefined,
  };
}

function addStep<Value>({ values, index, changed }: Steps<Value>, value: Value, now: number): Steps<Value> {
  const isSameStep = now - changed < ONE_STEP && index > 0;
  const next = isSameStep ? index : index + 1;
  return { values: [...values.slice(0, next), value], index: next, changed: now };
}
