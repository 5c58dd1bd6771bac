import { useCallback, useEffect, useState } from 'react';
import { errorSentence } from '../errorSentence.ts';
import { useTranslator } from '../words.ts';

/** Loads data when a screen opens. `load` must stay the same function. `problem`: the sentence for a failure, or empty. */
export function useLoaded<Data>(load: () => Promise<Data>) {
  const { language } = useTranslator();
  const [loaded, setLoaded] = useState<{ data?: Data; error?: unknown }>({});
  const reload = useCallback(async () => {
    try {
      setLoaded({ data: await load() });
    } catch (error) {
      setLoaded((former) => ({ ...former, error }));
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
