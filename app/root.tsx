// First, so that components come after them and win.
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

import type { ReactNode } from 'react';
import { Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { languageOf, otherLanguage } from './i18n/language.ts';
import { useLanguage } from './i18n/useLanguage.ts';
import { useTranslation } from './i18n/useTranslation.ts';
import { localize } from './model/localize.ts';
import { portalById, portalTrouble } from './model/portals/data.server.ts';
import { site } from './model/site/data.server.ts';
import { useOfflineBanner } from './offline/useOfflineBanner.ts';
import { BottomBar } from './shell/BottomBar.tsx';
import { BAR_COLOUR } from './shell/barColour.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { earlyScript } from './shell/earlyScript.ts';
import { Footer } from './shell/Footer.tsx';
import { FAMILY, FONTS } from './shell/fonts.ts';
import { Header } from './shell/Header.tsx';
import { isNotFound } from './shell/isNotFound.ts';
import { MainNavigation } from './shell/MainNavigation.tsx';
import { NavigationSign } from './shell/NavigationSign.tsx';
import { PageMeta } from './shell/PageMeta.tsx';
import { InFile, KeptPlace } from './shell/PageScripts.tsx';
import { PageStyles } from './shell/PageStyles.tsx';
import { SideDrawer } from './shell/SideDrawer.tsx';
import type { ShellSite } from './shell/site.ts';
import { TopBar } from './shell/TopBar.tsx';
import { usePrefetch } from './shell/usePrefetch.ts';
import { useScreenFocus } from './shell/useScreenFocus.ts';
import { useSiteLetters } from './shell/useSiteLetters.ts';
import { writtenOnHtml } from './shell/writtenOnHtml.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { DEFAULT_LANGUAGE, government, helplines, footerLogos, securityContactUntil, ...rest } = site;
  const shell: ShellSite = {
    ...localize(rest, language),
    government: government[language],
    governmentInOtherLanguage: government[otherLanguage(language)],
    footerLogos: footerLogos.map((id) => {
      const portal = portalById(id, 'content/site.yaml');
      return { id, url: portal.url, shortName: portal.shortName[language], trouble: portalTrouble(portal, language) };
    }),
    helplines: helplines.map(({ number, title }) => ({ number, title: title[language] })),
  };
  return { site: shell, defaultLanguage: DEFAULT_LANGUAGE };
}

/** The shell says the same on every screen of a language, and another language is another document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const shell = useRouteLoaderData<typeof loader>('root');
  // React never writes a script anew that it finds in the page's file: its text would only travel twice.
  const early = import.meta.env.SSR
    ? earlyScript({ defaultLanguage: shell?.defaultLanguage ?? 'en', family: FAMILY[language], fonts: FONTS[language] })
    : '';
  useScreenFocus();
  useSiteLetters();
  usePrefetch();
  useOfflineBanner();
  return (
    <html {...writtenOnHtml()} lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <PageMeta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        <meta name="theme-color" content={BAR_COLOUR} />
        <InFile>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own; it has to run before the first paint. */}
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
        </InFile>
        <PageStyles />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('skipToContent')}
        </a>
        <header>
          {shell && <TopBar {...shell.site} />}
          {shell && <Header {...shell.site} />}
          <MainNavigation />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {shell && <Footer site={shell.site} />}
        <BottomBar />
        <NavigationSign />
        <SideDrawer />
        <KeptPlace />
        <InFile>
          <Scripts />
        </InFile>
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('error.title')}</title>
      <ErrorScreen reason={isNotFound(error) ? 'notFound' : 'failed'} />
    </>
  );
}
