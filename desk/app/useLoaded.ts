import { useCallback, useEffect, useState } from 'react';
import { answerOrder } from './answerOrder.ts';
import { errorSentence } from './errorSentence.ts';
import { useTranslator } from './words.ts';

/** `events`: of the window, after which data is loaded again; must stay the same list. `everyMs`: how often to load it again by itself. */
type Options<Data> = {
  events?: readonly ('focus' | 'hashchange')[];
  everyMs?: (data: Data | undefined) => number | undefined;
};

/** For data that other people or programs change while a page is open. */
export const AT_FOCUS = ['focus'] as const;

/**
 * Loads data when a screen opens, and again for another `load`, which must otherwise stay the same function. `problem`: the sentence for a
 * failure, or empty. `run` sends a request that answers with new data, and resolves to whether it succeeded.
 */
export function useLoaded<Data>(load: () => Promise<Data>, { events, everyMs }: Options<Data> = {}) {
  const { language } = useTranslator();
  const [loaded, setLoaded] = useState<{ data?: Data; error?: unknown }>({});
  const [order] = useState(answerOrder);
  const ask = useCallback(async (send: () => Promise<Data>, isWanted: () => boolean) => {
    try {
      const data = await send();
      if (isWanted()) setLoaded({ data });
      return true;
    } catch (error) {
      if (isWanted()) setLoaded((former) => ({ ...former, error }));
      return false;
    }
  }, []);
  const run = useCallback((send: () => Promise<Data>) => ask(send, order.beginAction()), [ask, order]);
  const reload = useCallback(async () => {
    await ask(load, order.begin());
  }, [ask, load, order]);
  useEffect(() => {
    order.forget();
    void reload();
  }, [order, reload]);
  const pause = everyMs?.(loaded.data);
  useEffect(() => {
    const timer = pause === undefined ? undefined : setInterval(reload, pause);
    for (const event of events ?? []) addEventListener(event, reload);
    return () => {
      clearInterval(timer);
      for (const event of events ?? []) removeEventListener(event, reload);
    };
  }, [reload, events, pause]);
  return {
    data: loaded.data,
    problem: loaded.error === undefined ? '' : errorSentence(loaded.error, language),
    reload,
    run,
  };
}
