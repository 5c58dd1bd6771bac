import { type ReactNode, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, ScrollRestoration } from 'react-router';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import type { Language } from '#app/i18n/language.ts';
import beforePaint from '../../early/beforePaint.ts?inline-script';
import { FAMILY, FONTS } from './fonts.ts';

/**
 * Renders scripts only at build and while React hydrates, because Trusted Types block scripts that React creates later:
 * for the error screen, or when an extension has changed the page.
 */
function OnlyInHtml({ children }: { children: ReactNode }) {
  return useHydrated() ? null : children;
}

/** Renders no text in the browser, which keeps it out of the bundle: React keeps the prerendered script. */
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

/** Restores the scroll position. React Router renders the script only with a framework context. */
export function SafeScrollRestoration() {
  const framework = useContext(FrameworkContext);
  return (
    <FrameworkContext value={useHydrated() ? undefined : framework}>
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
