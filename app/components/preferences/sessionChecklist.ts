import { PREFERENCE_KEYS } from './preferences.ts';

/** `needless`: papers of schemes that the answers to the finder exclude, as `scheme/paper`; omitted before the first result. */
export type Checklist = { schemes: readonly string[]; ready: readonly string[]; needless?: readonly string[] };

export const needlessEntry = (scheme: string, paper: string) => `${scheme}/${paper}`;

export const EMPTY: Checklist = { schemes: [], ready: [] };
const listeners = new Set<() => void>();

/** Reads the checklist that an earlier page of this tab has written. The ids may no longer exist. */
function read(): Checklist {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(PREFERENCE_KEYS.papers) ?? 'null');
    const { schemes, ready, needless } = stored as Partial<Checklist>;
    return { schemes: textsIn(schemes), ready: textsIn(ready), ...(needless && { needless: textsIn(needless) }) };
  } catch {
    return EMPTY;
  }
}

export const textsIn = (list: unknown) =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];

/**
 * Stores the checklist of papers for one visit: the browser deletes it when the tab closes. Clearing the finder's answers
 * also clears the checklist, because its schemes would reveal them.
 */
export const sessionChecklist = {
  now: typeof window === 'undefined' ? EMPTY : read(),
  write(next: Checklist) {
    sessionChecklist.now = next;
    try {
      if (next.schemes.length + next.ready.length === 0) window.sessionStorage.removeItem(PREFERENCE_KEYS.papers);
      else window.sessionStorage.setItem(PREFERENCE_KEYS.papers, JSON.stringify(next));
    } catch {
      // If storage is blocked, the checklist lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
  /** `needless`: what the newest answers exclude. Replaces what earlier answers, perhaps of another person, excluded. */
  addSchemes(ids: readonly string[], needless?: readonly string[]) {
    const { schemes, ...rest } = sessionChecklist.now;
    sessionChecklist.write({ ...rest, ...(needless && { needless }), schemes: [...new Set([...schemes, ...ids])] });
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
