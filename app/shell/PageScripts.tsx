import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, ScrollRestoration } from 'react-router';
import type { Language } from '#app/i18n/language.ts';
import beforePaint from '../early/beforePaint.ts?inline-script';
import { FAMILY, FONTS } from './fonts.ts';

/**
 * Renders scripts only at build and while React hydrates. A script that React makes later does not run, and Trusted Types
 * forbid it: for the error screen, and where an extension has changed the page, React makes the whole page anew.
 */
function InFile({ children }: { children: ReactNode }) {
  return useInFile() ? children : null;
}

/** React keeps the script that it finds in the file, so the browser's bundle holds neither its text nor its settings. */
export function EarlyScript({ language, defaultLanguage }: { language: Language; defaultLanguage: Language }) {
  const settings = import.meta.env.SSR && {
    'data-default-language': defaultLanguage,
    'data-family': FAMILY[language],
    'data-fonts': FONTS[language].join(' '),
  };
  const text = import.meta.env.SSR ? beforePaint : '';
  return (
    <InFile>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script; it runs before the first paint. */}
      <script {...settings} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
    </InFile>
  );
}

/** Restores the scroll position. Without a framework context, the router leaves its script out. */
export function KeptPlace() {
  const framework = useContext(FrameworkContext);
  return (
    <FrameworkContext value={useInFile() ? framework : undefined}>
      <ScrollRestoration />
    </FrameworkContext>
  );
}

/**
 * Starts the router in development, and in the fallback page that its build checks. Published pages start it with
 * app/early/start.ts.
 */
export function RouterScripts() {
  const framework = useContext(FrameworkContext);
  const isFallback = import.meta.env.SSR && framework?.isSpaMode;
  if (!import.meta.env.DEV && !isFallback) return null;
  return (
    <InFile>
      <Scripts />
    </InFile>
  );
}

/** Returns true at build and while React hydrates, false afterwards. */
function useInFile(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => {};
