import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../../server/changes/changeTypes.ts';
import { errorSentence } from '../errorSentence.ts';
import { useTranslator } from '../words.ts';
import { changesApi } from './changesApi.ts';

/** Runs a request of a change. Resolves to whether it succeeded. */
export type RunAction = (send: () => Promise<unknown>) => Promise<boolean>;

/** Reads a change, and reads it again after each action and when the window gets the focus. */
export function useChange(id: number) {
  const { language } = useTranslator();
  const [change, setChange] = useState<Change>();
  const [failure, setFailure] = useState('');
  const load = useCallback(
    () => changesApi.read(id, language).then(setChange, (error: unknown) => setFailure(errorSentence(error, language))),
    [id, language],
  );
  useEffect(() => {
    void load();
    addEventListener('focus', load);
    return () => removeEventListener('focus', load);
  }, [load]);
  /** Reads the change also after a failure, because somebody else may have changed it meanwhile. */
  const run: RunAction = async (send) => {
    setFailure('');
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(errorSentence(error, language));
      return false;
    } finally {
      await load();
    }
  };
  return { change, failure, run };
}
