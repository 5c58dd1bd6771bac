import { useSyncExternalStore } from 'react';
import { currentHistoryEntry, type HistoryEntry, onHistoryEntry } from './historyEntry.ts';

/** Prerendered pages have no query, fragment or state. */
const AT_BUILD: HistoryEntry = { search: '', hash: '', state: null, visit: 0 };

/** Returns the current history entry, and renders again when it changes. Is empty at build and during hydration. */
export function useHistoryEntry(): HistoryEntry {
  return useSyncExternalStore(onHistoryEntry, currentHistoryEntry, () => AT_BUILD);
}
