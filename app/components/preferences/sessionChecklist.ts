/** The schemes somebody picked and the papers she has ready. */
export type Checklist = { schemes: readonly string[]; ready: readonly string[] };

export const EMPTY: Checklist = { schemes: [], ready: [] };

const listeners = new Set<() => void>();

/**
 * The list of papers of this visit: it outlives the page, so that a scheme can be added from another one, and not the tab.
 * Who clears all answers clears it, too: the schemes somebody picked tell nearly as much.
 */
export const sessionChecklist = {
  now: EMPTY,
  write(next: Checklist) {
    sessionChecklist.now = next;
    for (const tell of listeners) tell();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
