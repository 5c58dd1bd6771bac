import { type Language, languageOf, pathIn, plainPath } from '../i18n/language.ts';
import { CACHES, MAX_PAGES, SAVED_AT } from './cacheNames.ts';
import { readSavedDay } from './savedResponse.ts';
import { titleInHtml } from './titleInHtml.ts';

export type SavedPage = { path: string; title: string; day: string };

/** Lists the newest saved pages of a language, the newest first, without the page that lists them. */
export async function readSavedPages(language: Language, max = MAX_PAGES): Promise<SavedPage[]> {
  const cache = await caches.open(CACHES.pages);
  const requests = (await cache.keys()).filter(({ url }) => isListed(new URL(url).pathname, language));
  const copies = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request);
      return { path: new URL(request.url).pathname, copy, savedAt: copy?.headers.get(SAVED_AT) ?? '' };
    }),
  );
  const newest = copies.sort((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(0, max);
  const pages = await Promise.all(newest.map(({ path, copy }) => readPage(pathIn(language, plainPath(path)), copy)));
  return pages.filter((page) => page !== undefined);
}

const isListed = (path: string, language: Language) => languageOf(path) === language && plainPath(path) !== '/offline';

async function readPage(path: string, copy: Response | undefined): Promise<SavedPage | undefined> {
  const day = copy && readSavedDay(copy);
  const title = copy && (await titleInHtml(copy));
  return day && title ? { path, title, day } : undefined;
}
