import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * When another screen opens without a new document, the browser moves no focus and a screen reader says nothing. The
 * new screen's heading takes the focus, so that it is read out and the next Tab goes on from there.
 */
export function useScreenFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
