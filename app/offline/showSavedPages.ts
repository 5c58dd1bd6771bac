import { formatDate } from '../i18n/format/dates.ts';
import { type Language, pathIn, plainPath } from '../i18n/language.ts';
import { siteAddress } from '../i18n/siteAddress.ts';
import { readSavedPages } from './savedPages.ts';

/** Fills the offline page, whose texts are in its HTML: the page that was asked for, and the list of saved pages. */
export async function showSavedPages(language: Language): Promise<void> {
  offerRequestedPage();
  const list = document.querySelector('[data-saved-on]') as HTMLElement;
  // Shows no pages if storage is blocked.
  const pages = await readSavedPages(language).catch(() => []);
  const shown = pages.filter(({ path }) => plainPath(path) !== '/offline');
  for (const { path, title, day } of shown) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const saved = document.createElement('span');
    link.href = pathIn(language, plainPath(path));
    link.textContent = title;
    saved.textContent = (list.dataset.savedOn ?? '').replace('{{date}}', formatDate(day, language));
    item.append(link, saved);
    list.append(item);
  }
  const none = document.querySelector<HTMLElement>('[data-none-saved]');
  if (none && shown.length === 0) none.textContent = none.dataset.noneSaved ?? '';
}

/** Shows the note and its link if the service worker has redirected to `/offline?page=/scheme`, because `/scheme` is not saved. */
function offerRequestedPage(): void {
  const requested = new URLSearchParams(location.search).get('page');
  // Validates the requested address, because a link can contain any value.
  const page = requested ? siteAddress(requested, location.origin) : undefined;
  const note = document.querySelector<HTMLElement>('[data-not-saved]');
  const link = note?.querySelector('a');
  if (!page || !note || !link) return;
  link.href = page;
  note.hidden = false;
}
