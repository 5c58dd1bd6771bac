import type { Language } from '../i18n/language.ts';
import { savedDayText } from './savedDayText.ts';
import { readSavedPages } from './savedPages.ts';

/** Fills the list of saved pages on the offline page, whose texts are in its HTML. */
export async function showSavedPages(): Promise<void> {
  const language = document.documentElement.lang as Language;
  const list = document.querySelector('[data-saved-pages]') as HTMLElement;
  const { today = '', yesterday = '' } = list.dataset;
  // Shows no pages if storage is blocked.
  const pages = await readSavedPages(language).catch(() => []);
  for (const { path, title, day } of pages) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const saved = document.createElement('span');
    link.href = path;
    link.textContent = title;
    saved.textContent = savedDayText(day, language, { today, yesterday });
    item.append(link, saved);
    list.append(item);
  }
  list.hidden = pages.length === 0;
  const none = document.querySelector<HTMLElement>('[data-none-saved]');
  if (none && pages.length === 0) none.textContent = none.dataset.noneSaved ?? '';
}
