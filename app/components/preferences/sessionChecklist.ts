export type Checklist = { schemes: readonly string[]; ready: readonly string[] };
export const EMPTY: Checklist = { schemes: [], ready: [] };
const listeners = new Set<() => void>();

/** Stores the list of papers for a visit; cleared with the answers, because it would reveal them. */
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
