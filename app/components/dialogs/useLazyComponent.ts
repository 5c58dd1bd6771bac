import { type ComponentType, useState } from 'react';

/**
 * A part of the page that is fetched with a press, because few people ask for it. `Part` is there once it has come;
 * `failed` says that it could not be fetched, and the next press tries again.
 */
export function useLazyComponent<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    // The sentence of an earlier press goes first, so that it is read out again.
    setFailed(false);
    try {
      const fetched = await fetchPart();
      setPart(() => fetched);
    } catch {
      setFailed(true);
    }
  };
  return { Part, failed, open, close: () => setPart(undefined) };
}
