import { useSyncExternalStore } from 'react';
import { getHistoryEntry, type HistoryEntry, subscribeToHistoryEntry } from './historyEntry.ts';

/** History entry of a prerendered page, which has no query, fragment or state. */
const EMPTY_ENTRY: HistoryEntry = { search: '', hash: '', state: null, visit: 0 };

/** Returns the current history entry, and renders again when it changes. Is empty at build and during hydration. */
export function useHistoryEntry(): HistoryEntry {
  return useSyncExternalStore(subscribeToHistoryEntry, getHistoryEntry, () => EMPTY_ENTRY);
}
