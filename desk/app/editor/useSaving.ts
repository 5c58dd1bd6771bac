import { useState } from 'react';
import { ask, type Named, type OpenEntry, Refused } from '../ask.ts';
import { useTranslator } from '../words.ts';

/** Without an entry nothing was written. */
export type SaveResult = { entry?: OpenEntry };

/** The ways to save an entry, and what came between. Whatever happens, the form keeps what was written. */
export function useSaving(named: Named, value: unknown, version: string) {
  const { language, t } = useTranslator();
  const [conflict, setConflict] = useState<OpenEntry>();
  const [failure, setFailure] = useState('');

  const attempt =
    (save: typeof ask.saveDraft) =>
    async (said: unknown = value): Promise<SaveResult> => {
      setFailure('');
      try {
        return { entry: await save({ ...named, value: said, version, language }) };
      } catch (error) {
        if (error instanceof Refused && error.status === 409) setConflict(await ask.entry(named));
        else if (error instanceof Refused) setFailure(t('saveFailed', { reason: `${error.message}.` }));
        else setFailure(t('noAnswer'));
        return {};
      }
    };
  return {
    conflict,
    failure,
    settle: () => setConflict(undefined),
    saveDraft: attempt(ask.saveDraft),
    saveReady: attempt(ask.saveReady),
    takeBack: attempt(ask.takeBack),
    discard: attempt(ask.discard),
    remove: attempt(async () => {
      await ask.remove(named, version);
      return ask.entry(named);
    }),
  };
}
