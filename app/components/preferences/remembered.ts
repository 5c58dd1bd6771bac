/** What was chosen on an earlier visit, if it is still one of the list. Blocked storage and unknown values count as none. */
export function readRemembered(name: string, known: readonly string[]): string | undefined {
  try {
    const stored = window.localStorage.getItem(name);
    return known.find((value) => value === stored);
  } catch {
    return undefined;
  }
}

export function keepRemembered(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // Storage is blocked or full: the choice then holds for this visit.
  }
}
