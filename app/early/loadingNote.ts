import { isModifiedClick } from '#app/components/links/isModifiedClick.ts';

/** Shows the text of `[data-loading]` while the page below this one that a link names loads. */
export function showLoadingNote(): void {
  const note = document.querySelector('[data-loading]') as HTMLElement;
  const write = (text = '') => {
    if (note.firstElementChild) note.firstElementChild.textContent = text;
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest(`a[href^="${location.pathname}/"]`);
    if (link && !isModifiedClick(event)) write(note.dataset.loading);
  });
  // Back and forward may show the page as it was left.
  addEventListener('pageshow', () => write());
}
