/** Divides the name of a page from that of the department in the title of the document. */
export const TITLE_DIVIDER = ' – ';

/** Replaces the name of the page in the title of the document. */
export function setPageName(name: string): void {
  document.title = [name, document.title.split(TITLE_DIVIDER).pop()].join(TITLE_DIVIDER);
}
