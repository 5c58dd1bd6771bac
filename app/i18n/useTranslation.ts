import { use } from 'react';
import { useWords } from './WordsContext.ts';
import type { Namespaces } from './wordKeys.ts';
import type { Translation } from './words.ts';

/** Has the fields by which React recognises a fulfilled promise, so that `use` does not suspend. */
const FULFILLED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Returns `t` for one or several files. After `useTranslation(['hostel', 'components'])`, `t('title')` reads from `hostel`
 * and `t('components:view')` from `components`. Suspends until the files are loaded.
 */
export function useTranslation<const N extends Namespaces>(namespaces: N): Translation<N> {
  const words = useWords();
  // Must run on each render, because skipping `use` after a suspension would change the order of React's hooks.
  use(words.waitFor(namespaces) ?? FULFILLED);
  return words.of(namespaces);
}
