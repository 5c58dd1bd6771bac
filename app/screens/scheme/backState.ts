type Query = '' | `?${string}`;

/** `list`: query of the list; `steps`: number of history entries back to it. */
export type BackState = { list: Query; steps: number };

/** Parses the history state, which may hold anything. */
export function parseBackState(state: unknown): BackState | undefined {
  if (state === null || typeof state !== 'object' || !('list' in state) || !('steps' in state)) return undefined;
  const { list, steps } = state;
  if (typeof list !== 'string' || !isQuery(list) || !Number.isInteger(steps)) return undefined;
  return Number(steps) > 0 ? { list, steps: Number(steps) } : undefined;
}

const isQuery = (text: string): text is Query => text === '' || text.startsWith('?');

/** Makes the history state of a link to a related scheme. */
export function addBackStep(state: unknown): BackState | undefined {
  const way = parseBackState(state);
  return way && { ...way, steps: way.steps + 1 };
}
