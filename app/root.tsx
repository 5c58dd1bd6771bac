// First, so that components come after them and win.
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { languageOf, otherLanguage } from './i18n/language.ts';
import { useLanguage } from './i18n/useLanguage.ts';
import { localize } from './model/localize.ts';
import { portalById } from './model/portals/data.server.ts';
import { site } from './model/site/data.server.ts';
import { BottomBar } from './shell/BottomBar.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { earlyScript } from './shell/earlyScript.ts';
import { FontPreload } from './shell/FontPreload.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { isNotFound } from './shell/isNotFound.ts';
import { MainNavigation } from './shell/MainNavigation.tsx';
import { PageStyles } from './shell/PageStyles.tsx';
import { SideDrawer } from './shell/SideDrawer.tsx';
import type { ShellSite } from './shell/site.ts';
import { TopBar } from './shell/TopBar.tsx';
import { useScreenFocus } from './shell/useScreenFocus.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { DEFAULT_LANGUAGE, government, helplines, footerLogos, ...rest } = site;
  const shell: ShellSite = {
    ...localize(rest, language),
    government: government[language],
    governmentInOtherLanguage: government[otherLanguage(language)],
    footerLogos: footerLogos.map((id) => {
      const { url: address, shortName } = portalById(id, 'content/site.yaml');
      return { id, url: address, shortName: shortName[language] };
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
  useScreenFocus();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own; it has to run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript(shell?.defaultLanguage ?? 'en') }} />
        <FontPreload language={language} />
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
        <SideDrawer />
        <ScrollRestoration />
        <Scripts />
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
