/** Whether data is saved on this page: the early script has put the visitor's wish, or the browser's, on the page. */
export function savesData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-light');
}
