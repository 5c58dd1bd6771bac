import { useEffect, useState } from 'react';
import { useWords } from './WordsContext.ts';
import type { Namespaces } from './wordKeys.ts';
import type { Translation } from './words.ts';

/** Does not suspend, unlike `useTranslation`. `t` returns keys until it is `ready`. */
export function useLateTranslation<const N extends Namespaces>(namespaces: N): Translation<N> & { ready: boolean } {
  const words = useWords();
  const wait = words.waitFor(namespaces);
  const [, setArrived] = useState<unknown>();
  useEffect(() => {
    wait?.then(() => setArrived(wait));
  }, [wait]);
  return { ...words.of(namespaces), ready: !wait };
}
