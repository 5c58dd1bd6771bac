import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './i18n/language.ts';
import { startWords } from './i18n/words.client.ts';
import { InlineStyles, stylesInThePage } from './shell/PageStyles.tsx';

const namespaces = document.documentElement.dataset.words?.split(' ') ?? ['shell', 'components'];

const words = await startWords(languageOf(window.location.pathname), namespaces);
const inlineStyles = stylesInThePage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <InlineStyles value={inlineStyles}>
          <HydratedRouter />
        </InlineStyles>
      </I18nextProvider>
    </StrictMode>,
  );
});
