import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '../i18n/language.ts';
import { FAMILY } from './document/fonts.ts';

/**
 * Prepares each screen after the first. Applies the site's font if it has loaded. The first screen on a phone keeps the
 * system font (app/early/fonts.ts), because a change would move the text. Focuses the heading, because client-side
 * navigation does not move focus. Screen readers then announce the heading, and Tab continues from there.
 */
export function useScreenChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname && document.fonts?.check(`1em ${FAMILY[languageOf(pathname)]}`))
      document.documentElement.removeAttribute('data-own-letters');
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
