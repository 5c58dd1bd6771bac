import { PREFERENCE_KEYS } from './preferences.ts';

/** `needless`: papers that the finder's answers make unnecessary, as `scheme/paper`. Omitted before the first result. */
export type Checklist = { schemes: readonly string[]; ready: readonly string[]; needless?: readonly string[] };

export const formatNeedlessEntry = (scheme: string, paper: string) => `${scheme}/${paper}`;

export const EMPTY_CHECKLIST: Checklist = { schemes: [], ready: [] };
const listeners = new Set<() => void>();

/** Reads the checklist that an earlier page of this tab stored. Its ids may no longer exist. */
function readStoredChecklist(): Checklist {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(PREFERENCE_KEYS.papers) ?? 'null');
    const { schemes, ready, needless } = stored as Partial<Checklist>;
    return { schemes: keepTexts(schemes), ready: keepTexts(ready), ...(needless && { needless: keepTexts(needless) }) };
  } catch {
    return EMPTY_CHECKLIST;
  }
}

export const keepTexts = (list: unknown) =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];

/**
 * Stores the checklist of papers for one visit: the browser deletes it when the tab closes. Clearing the answers of the finder also
 * clears the checklist, because its schemes would reveal the answers.
 */
export const sessionChecklist = {
  now: typeof window === 'undefined' ? EMPTY_CHECKLIST : readStoredChecklist(),
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
  /** `needless` replaces the papers that earlier answers excluded, because these may be the answers of another person. */
  addSchemes(ids: readonly string[], needless?: readonly string[]) {
    const { schemes, ...rest } = sessionChecklist.now;
    sessionChecklist.write({ ...rest, ...(needless && { needless }), schemes: [...new Set([...schemes, ...ids])] });
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
