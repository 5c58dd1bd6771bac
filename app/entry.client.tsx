import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './i18n/language.ts';
import { WordsContext } from './i18n/WordsContext.ts';
import type { Namespace } from './i18n/wordKeys.ts';
import { startWords } from './i18n/words.client.ts';
import { StylesInThePage, stylesInThePage } from './shell/PageStyles.tsx';

declare global {
  interface Window {
    /** The last button that was pressed before React could answer; the finished page keeps it. */
    earlyPress?: HTMLButtonElement | null;
  }
}

const namespaces = (document.documentElement.dataset.words?.split(' ') ?? ['shell', 'components']) as Namespace[];

const language = languageOf(window.location.pathname);
const words = await startWords(language, namespaces);
const styles = stylesInThePage();

/** Presses once more what was pressed too early. Around the page and not beside it: ids of the page count its neighbours. */
function EarlyPress({ children }: { children: ReactNode }) {
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
          <EarlyPress>
            <HydratedRouter />
          </EarlyPress>
        </StylesInThePage>
      </WordsContext>
    </StrictMode>,
  );
});

/** The page that is read comes first; a browser that refuses a worker shows the site all the same. */
const whenIdle = window.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 2_000));
if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER !== 'off')
  whenIdle(() => {
    import('./offline/start.ts').then(({ startOffline }) => startOffline(language)).catch(() => undefined);
  });
