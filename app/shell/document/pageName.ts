/** Separates the name of a page from the name of the department in the document title. */
export const TITLE_DIVIDER = ' – ';

/** Replaces the name of the page in the document title. */
export function setPageName(name: string): void {
  document.title = [name, document.title.split(TITLE_DIVIDER).pop()].join(TITLE_DIVIDER);
}
