import { type ComponentType, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import { startWords } from '#app/i18n/words.client.ts';

type HydratedIsland = { Component: ComponentType; props: object; words: Namespace[]; index: number };

/** Hydrates the HTML that app/islands/Island.tsx rendered. Resolves when the controls of the island work. */
export async function hydrateIsland(island: HTMLElement, { Component, props, words, index }: HydratedIsland) {
  const texts = await startWords(document.documentElement.lang as Language, words);
  const prerendered = [...island.childNodes].map((node) => node.cloneNode(true));
  await new Promise<void>((resolve) => {
    const report = () => {
      island.dataset.hydrated = 'true';
      resolve();
    };
    hydrateRoot(
      island,
      <StrictMode>
        <WordsContext value={texts}>
          <Reported onHydrated={report}>
            <Component {...props} />
          </Reported>
        </WordsContext>
      </StrictMode>,
      {
        identifierPrefix: `${index}`,
        // Keeps the part readable after an error, because React removes what it cannot render.
        onUncaughtError: (error) => {
          setTimeout(() => island.replaceChildren(...prerendered));
          reportError(error);
        },
      },
    );
  });
}

/** Reports that the effects of its children have run. Wraps them, because a sibling would change React's ids. */
function Reported({ onHydrated, children }: { onHydrated: () => void; children: React.ReactNode }) {
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}
