import type { Named } from '../ask.ts';

/** What was written and not saved, kept by the browser until it is: a closed window, or a desk that has ended, costs nothing. */
export type Unsaved = { value: unknown; version: string };

const keyOf = ({ collection, entry }: Named) => `desk:unsaved:${collection}/${entry}`;

export function keptUnsaved(named: Named): Unsaved | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(named)) ?? '') as Unsaved;
  } catch {
    return undefined;
  }
}

export function keepUnsaved(named: Named, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) localStorage.setItem(keyOf(named), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(named));
  } catch {
    // A browser that keeps nothing still has the window.
  }
}
