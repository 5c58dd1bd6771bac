/** Milliseconds in which a browser that can print has begun to. */
const DELAY = 1_000;

/** Replaces a button that prints by the text after it if nothing was printed, as in browsers inside some apps, whose `print` is empty. */
export function watchPrinting(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-action="print"]');
    const note = button?.nextElementSibling as HTMLElement | null | undefined;
    if (note?.dataset.cannotPrint && 'onbeforeprint' in window) setTimeout(() => settle(note), DELAY);
  });
  addEventListener('beforeprint', () => {
    hasBegun = true;
    for (const note of document.querySelectorAll<HTMLElement>('[data-cannot-print]')) settle(note);
  });
}

let hasBegun = false;

function settle(note: HTMLElement): void {
  const fails = !hasBegun && document.hasFocus();
  document.documentElement.toggleAttribute('data-no-print', fails);
  note.textContent = (fails && note.dataset.cannotPrint) || '';
}
