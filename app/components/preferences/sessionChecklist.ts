export type Checklist = { schemes: readonly string[]; ready: readonly string[] };
export const EMPTY: Checklist = { schemes: [], ready: [] };
const listeners = new Set<() => void>();

/** Stores the checklist of papers for one visit. Clearing the finder's answers also clears the checklist, because its schemes would reveal them. */
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
