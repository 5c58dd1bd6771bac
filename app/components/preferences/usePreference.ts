import { useEffect, useState } from 'react';
import { type PREFERENCE_KEYS, readPreference, savePreference } from './preferences.ts';

/** Returns the saved choice (`initial` if it is not in `known`) and a setter that saves a new choice. */
export function usePreference(key: keyof typeof PREFERENCE_KEYS, known: readonly string[], initial = '') {
  const [choice, setChoice] = useState(initial);
  const knownList = known.join();
  useEffect(() => {
    setChoice((current) => readPreference(key, knownList.split(',')) ?? current);
  }, [key, knownList]);
  const choose = (chosen: string) => {
    setChoice(chosen);
    savePreference(key, chosen);
  };
  return [choice, choose] as const;
}
