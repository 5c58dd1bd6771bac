import { type ComponentType, Component as ReactComponent, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import { startWords } from '#app/i18n/words.client.ts';
import { type ControlState, readControls, restoreControls } from './controlState.ts';
import { FixedPartsContext } from './fixedParts.ts';
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

/** Most errors after which an island is rendered again, so that an error that repeats itself ends. */
const MAX_RESTARTS = 3;

/** `onMount` gets the function that repeats the changes of the visitor. */
type KeepControlsProps = { island: HTMLElement; onMount: (repeat: () => void) => void; children: ReactNode };

/**
 * Renders its children again after an error. Keeps what the visitor has done to the controls when React creates them anew: after
 * an error, and instead of hydration if the browser has translated the page or an extension has changed it.
 */
class KeepControls extends ReactComponent<KeepControlsProps> {
  // Only declares its fields, because the helper that defines fields in older browsers is longer than this class.
  declare private errors: number;
  declare private controls: ControlState[];

  static getDerivedStateFromError() {
    return {};
  }
  override componentDidMount() {
    this.props.onMount(restoreControls(this.props.island, this.controls));
  }
  override componentDidUpdate() {
    setTimeout(restoreControls(this.props.island, this.controls));
  }
  override componentDidCatch(error: Error) {
    this.errors = (this.errors || 0) + 1;
    if (this.errors > MAX_RESTARTS) throw error;
  }
  override render() {
    // Reads the state at the last moment before React changes the page.
    this.controls = readControls(this.props.island);
    return this.props.children;
  }
}

/** Calls `report` once the effects of its children have run. Wraps them, because a sibling would change React's ids. */
function OnHydration({ report, children }: { report: () => void; children: ReactNode }) {
  useEffect(() => report(), [report]);
  return children;
}
