import { type ComponentType, useState } from 'react';

/**
 * A part of the page that is fetched with a press, because few people ask for it. `Part` is there once it has come;
 * `isMissing` says that it could not be fetched, and the next press tries again.
 */
export function useFetchedPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isMissing, setMissing] = useState(false);
  const open = async () => {
    // The sentence of an earlier press goes first, so that it is read out again.
    setMissing(false);
    try {
      const fetched = await fetchPart();
      setPart(() => fetched);
    } catch {
      setMissing(true);
    }
  };
  return { Part, isMissing, open, close: () => setPart(undefined) };
}
