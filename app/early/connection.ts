import { isDataSavingOn } from '#app/components/preferences/preferences.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Tells whether files may be fetched ahead of their use. Treats browsers without the Network Information API as fast. */
export function isFastConnection(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection || {};
  return !isDataSavingOn() && !saveData && !/2g|3g/.test(effectiveType || '');
}
