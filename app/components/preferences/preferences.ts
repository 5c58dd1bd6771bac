/** Keys of the visitor's choices in localStorage. */
export const PREFERENCE_KEYS = {
  theme: 'theme',
  language: 'language',
  textSize: 'textSize',
  dataLight: 'dataLight',
  hostelCategory: 'hostelCategory',
  district: 'district',
  /** Id of a taluka, which begins with that of its district. */
  taluka: 'taluka',
  papers: 'papers',
} as const;

/** Reads a saved choice; `undefined` if it is not in `known` or if storage is blocked. */
export function readPreference(key: string, known: readonly string[]): string | undefined {
  try {
    const saved = window.localStorage.getItem(key);
    return known.find((value) => value === saved);
  } catch {
    return undefined;
  }
}

/** Saves a choice. If storage is blocked or full, the choice applies to this page only. */
export function savePreference(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {}
}

/** Tells whether data-saving mode is on. The early script sets the attribute according to the visitor's choice or the browser setting. */
export function isDataSavingOn(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-light');
}
