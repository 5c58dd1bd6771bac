type Query = '' | `?${string}`;

/** `list`: query of the list; `steps`: number of history entries back to it. */
export type WayBack = { list: Query; steps: number };

/** Parses the history state, which may hold anything. */
export function wayBackIn(state: unknown): WayBack | undefined {
  if (state === null || typeof state !== 'object' || !('list' in state) || !('steps' in state)) return undefined;
  const { list, steps } = state;
  if (typeof list !== 'string' || !isQuery(list) || !Number.isInteger(steps)) return undefined;
  return Number(steps) > 0 ? { list, steps: Number(steps) } : undefined;
}

const isQuery = (text: string): text is Query => text === '' || text.startsWith('?');

/** Makes the history state of a link to a related scheme. */
export function oneStepFurther(state: unknown): WayBack | undefined {
  const way = wayBackIn(state);
  return way && { ...way, steps: way.steps + 1 };
}
