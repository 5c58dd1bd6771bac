/** The current entry of the tab's history. `visit` grows with each change of the entry, also back to an earlier one. */
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

/** Calls a function at each change of the history entry. Returns a function that ends this. */
export function onHistoryEntry(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', update);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', update);
  };
}

/** Returns the current history entry, also while React hydrates. Is for event handlers and effects. */
export function currentHistoryEntry(): HistoryEntry {
  current ??= readEntry(0);
  return current;
}

type Change = { search?: string; state?: object | null };

/** Changes the current history entry, and removes its fragment. Keeps the query unless `search` is given. */
export function replaceHistoryEntry({ search = window.location.search, state = null }: Change): void {
  window.history.replaceState(state, '', window.location.pathname + search);
  update();
}

/** Adds a history entry of this page, and scrolls to the top, as a new page does. */
export function pushHistoryEntry({ search = window.location.search, state = null }: Change): void {
  window.history.pushState(state, '', window.location.pathname + search);
  update();
  window.scrollTo(0, 0);
}
