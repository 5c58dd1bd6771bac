import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, ScrollRestoration } from 'react-router';
import type { Language } from '#app/i18n/language.ts';
import beforePaint from '../early/beforePaint.ts?inline-script';
import { FAMILY, FONTS } from './fonts.ts';

/**
 * Renders scripts only at build and while React hydrates: Trusted Types forbid scripts that React makes later, as for
 * the error screen or where an extension has changed the page.
 */
function OnlyInHtml({ children }: { children: ReactNode }) {
  return useIsHydrating() ? children : null;
}

/** Without text and settings in the browser's bundle: React keeps the script that it finds in the page. */
export function EarlyScript({ language, defaultLanguage }: { language: Language; defaultLanguage: Language }) {
  const settings = import.meta.env.SSR && {
    'data-default-language': defaultLanguage,
    'data-family': FAMILY[language],
    'data-fonts': FONTS[language].join(' '),
  };
  const text = import.meta.env.SSR ? beforePaint : '';
  return (
    <OnlyInHtml>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script; it runs before the first paint. */}
      <script {...settings} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
    </OnlyInHtml>
  );
}

/** Restores the scroll position. Without a framework context, the router leaves its script out. */
export function SafeScrollRestoration() {
  const framework = useContext(FrameworkContext);
  return (
    <FrameworkContext value={useIsHydrating() ? framework : undefined}>
      <ScrollRestoration />
    </FrameworkContext>
  );
}

/** Starts the router in development and in the fallback page of its build; published pages use app/early/start.ts. */
export function RouterScripts() {
  const framework = useContext(FrameworkContext);
  const isFallback = import.meta.env.SSR && framework?.isSpaMode;
  if (!import.meta.env.DEV && !isFallback) return null;
  return (
    <OnlyInHtml>
      <Scripts />
    </OnlyInHtml>
  );
}

/** Returns true at build and while React hydrates, false afterwards. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

const subscribeToNothing = () => () => {};
