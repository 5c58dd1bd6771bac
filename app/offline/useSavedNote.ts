import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NOTE_ID, type ToPage } from './messages.ts';

/** The line that the worker wrote into this page. React drops it when it has to make the whole page anew. */
const written = typeof document === 'undefined' ? undefined : document.getElementById(NOTE_ID)?.textContent;

/** Lines that the worker sent ahead of a page whose data are a saved copy. */
const notes = new Map<string, string>();

/**
 * Keeps the line "Saved copy of …" true while one page after another is opened inside the site. The line of the page that
 * was loaded is in the HTML, put there by the worker.
 */
export function useSavedNote() {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (written && !document.getElementById(NOTE_ID)) showNote(written);
    const listen = ({ data: { kind, path, note } }: MessageEvent<ToPage>) => {
      if (kind !== 'saved-copy') return;
      // The address changes a moment before the page: until that has come, the line would be taken off with the old one's.
      if (path === shownAt.current) showNote(note);
      else notes.set(path, note);
    };
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', listen);
    return () => serviceWorker?.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    showNote(notes.get(pathname));
    notes.delete(pathname);
  }, [pathname]);
}

function showNote(note: string | undefined) {
  document.getElementById(NOTE_ID)?.remove();
  if (note === undefined) return;
  const line = document.createElement('p');
  line.id = NOTE_ID;
  line.setAttribute('role', 'status');
  line.textContent = note;
  document.getElementById('main')?.before(line);
}
