/** Keeps the encoded address, with nine bytes a Devanagari letter, below the 2,000 characters that e-mail apps accept. */
const MAX_LENGTH = 180;

/** Quotes selected text in the e-mail about an error, and keeps it when a press on the link ends the selection. */
export function quoteSelection(): void {
  document.addEventListener('selectionchange', () => {
    const quote = String(getSelection()).trim().slice(0, MAX_LENGTH);
    const link = document.querySelector<HTMLAnchorElement>('[href*="?subject="]');
    if (quote && link) link.href = `${link.href.split('&')[0]}&body=${encodeURIComponent(quote)}`;
  });
}
