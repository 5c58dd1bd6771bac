import { formatDate } from '../i18n/format/dates.ts';
import { languageOf } from '../i18n/language.ts';
import { BANNER_ID } from './messages.ts';
import { readSavedDay } from './savedResponse.ts';

const words = import.meta.glob<Record<'savedCopy', string>>('../i18n/{en,mr}/offline-notes.json', {
  import: 'default',
});

/** Says above the content of the page that an answer on it comes from a saved copy, as the service worker says of a saved page. */
export async function showCopyNote(copy: Response): Promise<void> {
  const language = languageOf(location.pathname);
  const { savedCopy } = (await words[`../i18n/${language}/offline-notes.json`]?.()) ?? {};
  const day = readSavedDay(copy);
  if (!savedCopy || !day || document.getElementById(BANNER_ID)) return;
  const note = document.createElement('p');
  note.id = BANNER_ID;
  note.setAttribute('role', 'status');
  // Screen readers announce the note only if the text is added after the live region.
  document.querySelector('main')?.before(note);
  requestAnimationFrame(() => note.append(savedCopy.replace('{{date}}', formatDate(day, language))));
}
