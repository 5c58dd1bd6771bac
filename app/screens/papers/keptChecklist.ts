import { PREFERENCE_KEYS } from '#app/components/preferences/preferences.ts';
import type { Checklist } from '#app/components/preferences/sessionChecklist.ts';
import { type KnownIds, parseChecklist } from './checklist.ts';

/** The list that the visitor asked this browser to keep. Undefined when she did not, or when storage is blocked. */
export function readChecklist(known: KnownIds): Checklist | undefined {
  try {
    const text = window.localStorage.getItem(PREFERENCE_KEYS.papers);
    return text === null ? undefined : parseChecklist(text, known);
  } catch {
    return undefined;
  }
}

/** Whether the browser keeps it; it may be told to keep nothing. */
export function keepChecklist(checklist: Checklist): boolean {
  try {
    window.localStorage.setItem(PREFERENCE_KEYS.papers, JSON.stringify(checklist));
    return true;
  } catch {
    return false;
  }
}

export function forgetChecklist(): void {
  try {
    window.localStorage.removeItem(PREFERENCE_KEYS.papers);
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
