import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** The first screen on a phone is read in the phone's own letters (earlyScript.ts). The next one is in the site's, if they came. */
export function useSiteLetters() {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at another screen.
  useLayoutEffect(() => {
    if (key !== 'default' && document.fonts?.check('1em Mukta'))
      document.documentElement.removeAttribute('data-own-letters');
  }, [pathname]);
}
