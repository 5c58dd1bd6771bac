import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '../i18n/language.ts';
import { FAMILY } from './fonts.ts';

/**
 * Sets every screen after the first one in the site's letters, if they came. The first on a phone stays in the phone's own
 * (earlyScript.ts), also where the letters come before React: it would move under the reader.
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
