import { useEffect, useEffectEvent, useState } from 'react';
import { withoutEmptyFields } from '../../compare.ts';
import { HttpError } from '../../httpError.ts';
import { api, type EntryKey } from '../api.ts';
import { useTranslator } from '../words.ts';
import type { EditedEntry } from './useEntry.ts';

/** Time after the last keystroke until the text is kept on the server. */
const PAUSE_MS = 3000;

type Options = { mayWrite: boolean; change: number | undefined };

type KeptState = { mayWrite: boolean } & Pick<EditedEntry, 'isUnsaved'> & {
    conflict: Pick<EditedEntry['conflict'], 'theirs' | 'isPutOff'>;
  };

/** Returns whether to keep the text automatically. Not while a conflict is open or was put off, because the user has yet to decide whose text stays. */
export const isKeptByItself = ({ mayWrite, isUnsaved, conflict }: KeptState): boolean =>
  mayWrite && isUnsaved && !conflict.theirs && !conflict.isPutOff;

/**
 * Keeps the draft on the server automatically, and again when the server did not answer. `keep` does so at once, also after
 * a conflict was put off. `change`: the change that the user chose for an entry that is in none yet.
 */
export function useKeptDraft(entryKey: EntryKey, entry: EditedEntry, { mayWrite, change }: Options) {
  const { language } = useTranslator();
  const [isKeeping, setIsKeeping] = useState(false);
  const [failures, setFailures] = useState(0);
  const [keptAt, setKeptAt] = useState<string>();
  const { isUnsaved, conflict, opened, steps } = entry;
  const isDue = !isKeeping && isKeptByItself({ mayWrite, isUnsaved, conflict });
  const keep = async () => {
    if (!mayWrite || !isUnsaved || isKeeping || conflict.theirs) return;
    setIsKeeping(true);
    try {
      const value = withoutEmptyFields(steps.value);
      const update = { ...entryKey, value, version: opened.version, language };
      entry.takeKept(await api.saveDraft({ ...update, ...(change !== undefined && { change }) }));
      setKeptAt(new Date().toISOString());
    } catch (error) {
      if (!(error instanceof HttpError)) setFailures((count) => count + 1);
      await entry.fail(error);
    } finally {
      setIsKeeping(false);
    }
  };
  const keepDue = useEffectEvent(keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text and each failure starts the pause again
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void keepDue(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, steps.value, failures]);
  return { keep, keptAt };
}
