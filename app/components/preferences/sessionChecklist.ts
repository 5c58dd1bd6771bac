export type Checklist = { schemes: readonly string[]; ready: readonly string[] };
export const EMPTY: Checklist = { schemes: [], ready: [] };
const listeners = new Set<() => void>();

/** Keeps the list of papers across the pages of a visit; cleared with the answers, which it would reveal. */
export const sessionChecklist = {
  now: EMPTY,
  write(next: Checklist) {
    sessionChecklist.now = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
