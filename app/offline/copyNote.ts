import { BANNER_ID } from './messages.ts';

/** Says above the content of the page that an answer comes from a saved copy, unless the service worker has said so of the page. */
export function showCopyNote(text: string): void {
  if (document.getElementById(BANNER_ID)) return;
  const note = document.createElement('p');
  note.id = BANNER_ID;
  note.setAttribute('role', 'status');
  document.querySelector('main')?.before(note);
  // Screen readers announce the note only if the text is added after the live region.
  requestAnimationFrame(() => note.append(text));
}
