/** Loaded when the reader selects something. Quotes it in the e-mail about an error, although a press on the link ends the selection. */

/** Keeps the encoded address, with nine bytes a Devanagari letter, below the 2,000 characters that e-mail apps accept. */
const MAX_LENGTH = 180;

let quote = selectedText();
document.addEventListener('selectionchange', () => {
  quote = selectedText() || quote;
});
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"][href*="?subject="]');
  if (link) link.href = `${link.href.replace(/&body=.*/, '')}&body=${encodeURIComponent(`“${quote}”`)}`;
});

function selectedText(): string {
  return String(getSelection()).replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}

export {};
