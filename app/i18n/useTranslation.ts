import { use } from 'react';
import { useWords } from './WordsContext.ts';
import type { Namespaces } from './wordKeys.ts';
import type { Translation } from './words.ts';

/**
 * The words of one file, or of the first of several: `const { t } = useTranslation(['hostel', 'components'])` gives
 * `t('title')` and `t('components:view')`. Waits (suspends) until the files are there; those that the page was made with
 * are, so that its start never waits.
 */
export function useTranslation<const N extends Namespaces>(namespaces: N): Translation<N> {
  const words = useWords();
  const wait = words.waitFor(namespaces);
  if (wait) use(wait);
  return words.of(namespaces);
}
