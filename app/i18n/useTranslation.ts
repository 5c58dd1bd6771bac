import { use } from 'react';
import { useWords } from './WordsContext.ts';
import type { Namespaces } from './wordKeys.ts';
import type { Translation } from './words.ts';

/** A promise that `use` does not suspend for: React reads these two fields first. */
const FULFILLED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Returns the texts of one file, or of several: `const { t } = useTranslation(['hostel', 'components'])` gives
 * `t('title')` and `t('components:view')`. Suspends until the files are loaded; hydration has those of the page.
 */
export function useTranslation<const N extends Namespaces>(namespaces: N): Translation<N> {
  const words = useWords();
  // Called on each render: a component that suspended and renders again without `use` breaks React's order of hooks.
  use(words.waitFor(namespaces) ?? FULFILLED);
  return words.of(namespaces);
}
