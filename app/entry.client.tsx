import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Language, pathIn } from './i18n/language.ts';
import { WordsContext } from './i18n/WordsContext.ts';
import type { Namespace } from './i18n/wordKeys.ts';
import { startWords } from './i18n/words.client.ts';
import { StylesInThePage, stylesInThePage } from './shell/document/PageStyles.tsx';

const namespaces = (document.documentElement.dataset.words?.split(' ') ?? ['shell', 'components']) as Namespace[];

const language = document.documentElement.lang as Language;
const words = await startWords(language, namespaces);
const styles = stylesInThePage();

/**
 * Hydrates the not-found page at `/404`, the path for which it was rendered. At the requested path, the router would
 * match another screen, and React would discard the page (error 418).
 */
const requestedAddress = window.location.href;
const isNotFoundPage = `${language}:/*` in (window.__reactRouterRouteModules ?? {});
const replaceAddress = (address: string) => window.history.replaceState(window.history.state, '', address);
if (isNotFoundPage) replaceAddress(pathIn(language, '/404'));

/**
 * Restores the requested address, and repeats a click made before hydration. Wraps the page, because a sibling would
 * change React's ids.
 */
function AfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    if (isNotFoundPage) replaceAddress(requestedAddress);
  }, []);
  useEffect(() => {
    if (window.earlyPress?.isConnected) window.earlyPress.click();
    window.earlyPress = null;
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsContext value={words}>
        <StylesInThePage value={styles}>
          <AfterHydration>
            <HydratedRouter />
          </AfterHydration>
        </StylesInThePage>
      </WordsContext>
    </StrictMode>,
  );
});

/** Registers the service worker in idle time. The site also works if the registration fails. */
const whenIdle = window.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 2_000));
if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER !== 'off')
  whenIdle(() => {
    import('./offline/startOffline.ts').then(({ startOffline }) => startOffline(language)).catch(() => undefined);
  });
