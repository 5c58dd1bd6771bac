import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '../i18n/language.ts';
import { FAMILY } from './fonts.ts';

/**
 * Shows every screen after the first in the site's font, if it has loaded. The first on a phone keeps the phone's font
 * (app/early/fonts.ts): a change would move the text under the reader.
 */
export function useSiteLetters() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.fonts?.check(`1em ${FAMILY[languageOf(pathname)]}`))
      document.documentElement.removeAttribute('data-own-letters');
  }, [pathname]);
}
