import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from './errorSentence.ts';
import { useTranslator } from './words.ts';

/** Loads data when a screen opens, and again for another `load`, which must otherwise stay the same function. `problem`: the sentence for a failure, or empty. */
export function useLoaded<Data>(load: () => Promise<Data>) {
  const { language } = useTranslator();
  const [loaded, setLoaded] = useState<{ data?: Data; error?: unknown }>({});
  const latest = useRef(load);
  const reload = useCallback(async () => {
    latest.current = load;
    // Ignores an answer that comes after another `load` has begun.
    const isLatest = () => latest.current === load;
    try {
      const data = await load();
      if (isLatest()) setLoaded({ data });
    } catch (error) {
      if (isLatest()) setLoaded((former) => ({ ...former, error }));
    }
  }, [load]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return {
    data: loaded.data,
    problem: loaded.error === undefined ? '' : errorSentence(loaded.error, language),
    reload,
  };
}
