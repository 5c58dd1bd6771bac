import { useEffect, useState } from 'react';
import { useWords } from './WordsContext.ts';
import type { Namespaces } from './wordKeys.ts';
import type { Translation } from './words.ts';

/**
 * `useTranslation` for what is fetched when somebody asks for it: such a part has other work to begin while its words are
 * on the way, and nothing around it should vanish meanwhile. Until it is `ready`, `t` gives keys.
 */
export function useLateTranslation<const N extends Namespaces>(namespaces: N): Translation<N> & { ready: boolean } {
  const words = useWords();
  const wait = words.waitFor(namespaces);
  const [, setArrived] = useState<unknown>();
  useEffect(() => {
    wait?.then(() => setArrived(wait));
  }, [wait]);
  return { ...words.of(namespaces), ready: !wait };
}
