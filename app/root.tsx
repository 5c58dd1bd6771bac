// Must be imported first, so that the styles of components override these files.
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

import type { ReactNode } from 'react';
import { Meta, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { languageOf, plainPath } from './i18n/language.ts';
import { useLanguage } from './i18n/useLanguage.ts';
import { useTranslation } from './i18n/useTranslation.ts';
import { lastModified } from './model/lastModified.server.ts';
import { site } from './model/site/data.server.ts';
import { BAR_COLOUR } from './shell/document/barColour.ts';
import { PageMeta } from './shell/document/PageMeta.tsx';
import { PageOutlet } from './shell/document/PageOutlet.tsx';
import { DevelopmentScripts, EarlyScript } from './shell/document/PageScripts.tsx';
import { PageStyles } from './shell/document/PageStyles.tsx';
import { collectShellSite } from './shell/document/site.server.ts';
import { Footer } from './shell/Footer.tsx';
import { LoadFailure } from './shell/LoadFailure.tsx';
import { BottomBar } from './shell/navigation/BottomBar.tsx';
import { Header } from './shell/navigation/Header.tsx';
import { MainNavigation } from './shell/navigation/MainNavigation.tsx';
import { SideDrawer } from './shell/navigation/SideDrawer.tsx';
import { TopBar } from './shell/navigation/TopBar.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const newest = lastModified(plainPath(url.pathname));
  const newestFacts = newest > site.lastUpdated ? newest : undefined;
  return { site: collectShellSite(languageOf(url.pathname)), newestFacts, defaultLanguage: site.DEFAULT_LANGUAGE };
}

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const shell = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Prevents Safari from changing digits to telephone links, which React would not find when it hydrates an island. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <PageMeta />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        <meta name="theme-color" content={BAR_COLOUR} />
        <EarlyScript language={language} defaultLanguage={shell?.defaultLanguage ?? 'en'} />
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
        {shell && <Footer site={shell.site} newestFacts={shell.newestFacts} />}
        <BottomBar />
        <SideDrawer />
        <LoadFailure />
        <DevelopmentScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { site: shown } }: Route.ComponentProps) {
  return <PageOutlet site={shown} />;
}
