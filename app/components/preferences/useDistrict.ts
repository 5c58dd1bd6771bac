import { useEffect, useState } from 'react';
import { PREFERENCE_KEYS, readPreference, savePreference } from './preferences.ts';

/** Returns the visitor's district, empty if it is none of `known`, and a setter that saves it. */
export function useDistrict(known: readonly string[]) {
  const [district, setDistrict] = useState('');
  const listed = known.join();
  useEffect(() => {
    setDistrict((now) => readPreference(PREFERENCE_KEYS.district, listed.split(',')) ?? now);
  }, [listed]);
  const choose = (chosen: string) => {
    setDistrict(chosen);
    savePreference(PREFERENCE_KEYS.district, chosen);
  };
  return [district, choose] as const;
}
