import { STORED } from '#app/shell/earlyScript.ts';

/** The category chosen last time, if it is still one of the list. Blocked storage and unknown values count as none. */
export function readCategory(known: readonly string[]): string | undefined {
  try {
    const stored = window.localStorage.getItem(STORED.hostelCategory);
    return known.find((id) => id === stored);
  } catch {
    return undefined;
  }
}

export function keepCategory(id: string): void {
  try {
    window.localStorage.setItem(STORED.hostelCategory, id);
  } catch {
    // Storage is blocked or full: the choice then holds for this visit.
  }
}
