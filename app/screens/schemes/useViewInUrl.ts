import { useEffect, useRef, useState } from 'react';
import { getHistoryEntry, replaceHistoryEntry } from '#app/components/hooks/historyEntry.ts';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { formatFilter, parseFilter, parseListed, type SchemeFilter } from './listing.ts';

type View = { filter: SchemeFilter; listed: number };

/** Keeps the filter in the URL and the number of cards in the history state. */
export function useViewInUrl(categoryIds: readonly string[]) {
  const { search, hash, state } = useHistoryEntry();
  const parseView = (): View => ({ filter: parseFilter(search, categoryIds), listed: parseListed(state, hash) });
  const [view, setView] = useState(parseView);
  const [lastLocation, setLastLocation] = useState({ search, hash, state });
  if (lastLocation.search !== search || lastLocation.hash !== hash || lastLocation.state !== state) {
    setLastLocation({ search, hash, state });
    setView(parseView());
  }
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  /**
   * Cancels a pending change of the URL, which would restore an earlier view. Marks the address as read, because the view is newer
   * than the address that React learns after hydration.
   */
  const showView = (next: View) => {
    cancel.current?.();
    setLastLocation(getHistoryEntry());
    setView(next);
  };
  /** Navigates after paint, because a new location re-renders every link of the page. */
  const saveInUrl = ({ filter, listed }: View) => {
    cancel.current?.();
    cancel.current = runAfterPaint(() => {
      const query = formatFilter(filter);
      if (query === window.location.search && listed === parseListed(state, hash)) return;
      replaceHistoryEntry({ search: query, state: { listed } });
    });
  };
  return [view, showView, saveInUrl] as const;
}

/** Runs `callback` after the next paint; returns a function that cancels it. */
function runAfterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
