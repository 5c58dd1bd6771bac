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

/** Tells whether data is saved: the early script sets the attribute from the visitor's choice or Save-Data. */
export function savesData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-light');
}
