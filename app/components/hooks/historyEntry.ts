/** The current entry of the tab's history. `visit` counts all changes of the entry, including those by the Back button. */
export type HistoryEntry = { search: string; hash: string; state: unknown; visit: number };

const listeners = new Set<() => void>();
let current: HistoryEntry | undefined;

function readEntry(visit: number): HistoryEntry {
  const { search, hash } = window.location;
  return { search, hash, state: window.history.state, visit };
}

function update(): void {
  current = readEntry((current?.visit ?? 0) + 1);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the history entry. Returns a function that unsubscribes it. */
export function subscribeToHistoryEntry(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', update);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', update);
  };
}

/** Returns the current history entry for event handlers and effects. Rendering uses `useHistoryEntry`, which is empty during hydration. */
export function getHistoryEntry(): HistoryEntry {
  current ??= readEntry(0);
  return current;
}

type HistoryEntryChange = { search?: string; state?: object | null };

/** Replaces the current history entry and removes its fragment. Keeps the query unless `search` is given. */
export function replaceHistoryEntry({ search = window.location.search, state = null }: HistoryEntryChange): void {
  window.history.replaceState(state, '', window.location.pathname + search);
  update();
}

/** Adds a history entry for this page and scrolls to the top. */
export function pushHistoryEntry({ search = window.location.search, state = null }: HistoryEntryChange): void {
  window.history.pushState(state, '', window.location.pathname + search);
  update();
  window.scrollTo(0, 0);
}
