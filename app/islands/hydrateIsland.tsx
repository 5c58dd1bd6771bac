import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import { startWords } from '#app/i18n/words.client.ts';
import { FixedPartsContext } from './fixedParts.ts';
import { KeepControls } from './KeepControls.tsx';
import { keepFixedParts } from './keepFixedParts.ts';

type HydratedIsland = {
  Component: ComponentType;
  props: object;
  words: Partial<Record<Namespace, string>>;
  index: number;
};

/** Hydrates the HTML that app/islands/Island.tsx rendered. Resolves when its controls work, or after an error. */
export async function hydrateIsland(island: HTMLElement, { Component, props, words, index }: HydratedIsland) {
  const texts = await startWords(document.documentElement.lang as Language, words);
  const prerendered = island.cloneNode(true) as HTMLElement;
  const fixedPart = keepFixedParts(prerendered);
  let repeatChanges = () => {};
  await new Promise<void>((resolve) => {
    const report = () => {
      island.dataset.hydrated = 'true';
      resolve();
    };
    hydrateRoot(
      island,
      <StrictMode>
        <WordsContext value={texts}>
          <OnHydration report={report}>
            <FixedPartsContext value={fixedPart}>
              <KeepControls island={island} onMount={(repeat) => (repeatChanges = repeat)}>
                <Component {...props} />
              </KeepControls>
            </FixedPartsContext>
          </OnHydration>
        </WordsContext>
      </StrictMode>,
      {
        identifierPrefix: `${index}`,
        onCaughtError: reportError,
        // Restores the HTML of the build after an error, because React removes what it cannot render, and releases waiting presses.
        onUncaughtError: (error) => {
          setTimeout(() => {
            island.textContent = '';
            island.append(...prerendered.childNodes);
            report();
          });
          reportError(error);
        },
      },
    );
  });
  repeatChanges();
}

/** Calls `report` once the effects of its children have run. Must wrap them, because a sibling would change React's ids. */
function OnHydration({ report, children }: { report: () => void; children: ReactNode }) {
  useEffect(() => report(), [report]);
  return children;
}
