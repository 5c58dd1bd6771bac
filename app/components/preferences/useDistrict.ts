import { useEffect, useState } from 'react';
import { PREFERENCE_KEYS, readPreference, savePreference } from './preferences.ts';

/**
 * The district that the visitor chose, here or on any other page, and a way to choose another. Empty until she has chosen
 * one of `known`. Without storage the choice holds for this page.
 */
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
