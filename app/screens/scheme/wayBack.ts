/** The query of an address, with its question mark; empty where there is none. */
type Query = '' | `?${string}`;

/** Where the list lies that a scheme was opened from: its query, and how many steps of the history lie between. */
export type WayBack = { list: Query; steps: number };

/** The way back that the list and its schemes leave in the history. Anything else found there is not used. */
export function wayBackIn(state: unknown): WayBack | undefined {
  if (state === null || typeof state !== 'object' || !('list' in state) || !('steps' in state)) return undefined;
  const { list, steps } = state;
  if (typeof list !== 'string' || !isQuery(list) || !Number.isInteger(steps)) return undefined;
  return Number(steps) > 0 ? { list, steps: Number(steps) } : undefined;
}

const isQuery = (text: string): text is Query => text === '' || text.startsWith('?');

/** What a link to a related scheme leaves in the history: the list lies one step further. */
export function oneStepFurther(state: unknown): WayBack | undefined {
  const way = wayBackIn(state);
  return way && { ...way, steps: way.steps + 1 };
}
