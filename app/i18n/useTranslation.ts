import { use } from 'react';
import { useWords } from './WordsContext.ts';
import type { Namespaces } from './wordKeys.ts';
import type { Translation } from './words.ts';

/** What React need not wait for: it reads these two fields before it would. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * The words of one file, or of the first of several: `const { t } = useTranslation(['hostel', 'components'])` gives
 * `t('title')` and `t('components:view')`. Waits (suspends) until the files are there; those that the page was made with
 * are, so that its start never waits.
 */
export function useTranslation<const N extends Namespaces>(namespaces: N): Translation<N> {
  const words = useWords();
  // Asked for each time: a part that waits and is then rendered again without `use` makes React lose count of its hooks.
  use(words.waitFor(namespaces) ?? THERE);
  return words.of(namespaces);
}
