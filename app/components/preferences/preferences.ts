import { useEffect, useState } from 'react';

/** Keys under which localStorage keeps the visitor's choices. */
export const PREFERENCE_KEYS = {
  theme: 'theme',
  language: 'language',
  textSize: 'textSize',
  dataLight: 'dataLight',
  hostelCategory: 'hostelCategory',
  district: 'district',
  papers: 'papers',
} as const;

/** Reads a saved choice; `undefined` if it is none of `known` or storage is blocked. */
export function readPreference(key: string, known: readonly string[]): string | undefined {
  try {
    const saved = window.localStorage.getItem(key);
    return known.find((value) => value === saved);
  } catch {
    return undefined;
  }
}

/** Saves a choice. Where storage is blocked or full, it holds for this page only. */
export function savePreference(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {}
}

/** Returns the saved choice, `initial` if it is none of `known`, and a setter that saves it. */
export function usePreference(key: string, known: readonly string[], initial = '') {
  const [choice, setChoice] = useState(initial);
  const knownList = known.join();
  useEffect(() => {
    setChoice((now) => readPreference(key, knownList.split(',')) ?? now);
  }, [key, knownList]);
  const choose = (chosen: string) => {
    setChoice(chosen);
    savePreference(key, chosen);
  };
  return [choice, choose] as const;
}

/** Tells whether data is saved: the early script sets the attribute from the visitor's choice or Save-Data. */
export function savesData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-light');
}
