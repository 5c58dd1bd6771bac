import { type ReactNode, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, ScrollRestoration } from 'react-router';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import type { Language } from '#app/i18n/language.ts';
import beforePaint from '../../early/beforePaint.ts?inline-script';
import { FAMILY, FONTS } from './fonts.ts';

/**
 * Renders scripts only in the build and during hydration. Trusted Types would block scripts that React creates later,
 * for example for the error screen, or after an extension has changed the page.
 */
function OnlyInHtml({ children }: { children: ReactNode }) {
  return useHydrated() ? null : children;
}

/** Renders the script text only in the build, to keep it out of the bundle. React keeps the prerendered script. */
export function EarlyScript({ language, defaultLanguage }: { language: Language; defaultLanguage: Language }) {
  const settings = import.meta.env.SSR && {
    'data-default-language': defaultLanguage,
    'data-family': FAMILY[language],
    'data-fonts': FONTS[language].join(' '),
  };
  const text = import.meta.env.SSR ? beforePaint : '';
  return (
    <OnlyInHtml>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script comes from the build and must run before the first paint. */}
      <script {...settings} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
    </OnlyInHtml>
  );
}

/** Restores the scroll position. Hides the framework context after hydration, so that no inline script is rendered. */
export function SafeScrollRestoration() {
  const framework = useContext(FrameworkContext);
  return (
    <FrameworkContext value={useHydrated() ? undefined : framework}>
      <ScrollRestoration />
    </FrameworkContext>
  );
}

/** Starts the router in development and in React Router's fallback page. Published pages use app/early/start.ts. */
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
