import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { formatFilter, parseFilter, type SchemeFilter } from './listing.ts';
import { listedIn } from './places.ts';

/** What the visitor sees of the schemes: the filter, and how many cards of what it shows. */
export type View = { filter: SchemeFilter; listed: number };

/**
 * The filter stands in the address, the number of cards in the history: "back" finds both. The view follows them, and is
 * put there when the visitor settles on one.
 */
export function useAddressedView(categoryIds: readonly string[]) {
  const navigate = useNavigate();
  const { search, hash, state } = useLiveLocation();
  const addressed = (): View => ({ filter: parseFilter(search, categoryIds), listed: listedIn(state, hash) });
  const [view, setView] = useState(addressed);
  const [followed, setFollowed] = useState({ search, hash, state });
  if (followed.search !== search || followed.hash !== hash || followed.state !== state) {
    setFollowed({ search, hash, state });
    setView(addressed());
  }
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  /** A new address asks every link of the page where it leads now. The visitor sees the answer before that. */
  const keepInAddress = ({ filter, listed }: View) => {
    cancel.current?.();
    cancel.current = afterPaint(() => {
      const query = formatFilter(filter);
      if (query === window.location.search && listed === listedIn(state, hash)) return;
      navigate({ search: query }, { replace: true, preventScrollReset: true, state: { listed } });
    });
  };
  return [view, setView, keepInAddress] as const;
}

/** Does the work when the next picture stands on the screen. Returns what calls it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
