import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './i18n/language.ts';
import { startWords } from './i18n/words.client.ts';
import { InlineStyles, stylesInThePage } from './shell/PageStyles.tsx';

declare global {
  interface Window {
    /** The last button that was pressed before React could answer; the finished page keeps it. */
    earlyPress?: HTMLButtonElement | null;
  }
}

const namespaces = document.documentElement.dataset.words?.split(' ') ?? ['shell', 'components'];

const words = await startWords(languageOf(window.location.pathname), namespaces);
const inlineStyles = stylesInThePage();

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
      <I18nextProvider i18n={words}>
        <InlineStyles value={inlineStyles}>
          <EarlyPress>
            <HydratedRouter />
          </EarlyPress>
        </InlineStyles>
      </I18nextProvider>
    </StrictMode>,
  );
});
