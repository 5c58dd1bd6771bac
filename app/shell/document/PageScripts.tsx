import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import type { Language } from '#app/i18n/language.ts';
import beforePaint from '../../early/beforePaint.ts?inline-script';
import { FONTS } from './fonts.ts';

export function EarlyScript({ language, defaultLanguage }: { language: Language; defaultLanguage: Language }) {
  const settings = {
    'data-default-language': defaultLanguage,
    'data-fonts': FONTS[language].join(' '),
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script comes from the build and must run before the first paint.
  return <script {...settings} dangerouslySetInnerHTML={{ __html: beforePaint }} />;
}

/** Replaces the router for which React Router's refresh script waits, because the browser runs no router (record 0095). */
const ROUTER_STUB = 'window.__reactRouterDataRouter = { revalidate: async () => {} }';

/** Loads the script of every page in development. The build adds it to published pages (app/finish/finishPage.server.ts). */
export function DevelopmentScripts() {
  const manifest = useContext(FrameworkContext)?.manifest;
  if (!import.meta.env.DEV || !manifest) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and only in development. */}
      <script dangerouslySetInnerHTML={{ __html: ROUTER_STUB }} />
      <script type="module" src={manifest.hmr?.runtime} />
      <script type="module" src={manifest.entry.module} />
    </>
  );
}
