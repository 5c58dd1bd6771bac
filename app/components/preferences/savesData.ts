/** Tells whether data is saved: the early script sets the attribute from the visitor's choice or Save-Data. */
export function savesData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-light');
}
