import { type Language, languageOf } from '../i18n/language.ts';
import { CACHES } from './cacheNames.ts';
import { readSavedDay } from './savedResponse.ts';
import { titleInHtml } from './titleInHtml.ts';

export type SavedPage = { path: string; title: string; day: string };

/** Lists the saved pages of a language, the newest first. */
export async function readSavedPages(language: Language): Promise<SavedPage[]> {
  const cache = await caches.open(CACHES.pages);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pages = await Promise.all(
    paths.filter((path) => languageOf(path) === language).map((path) => readPage(cache, path)),
  );
  return pages.filter((page) => page !== undefined).sort((a, b) => b.day.localeCompare(a.day));
}

async function readPage(cache: Cache, path: string): Promise<SavedPage | undefined> {
  const response = await cache.match(path);
  const day = response && readSavedDay(response);
  const title = response && (await titleInHtml(response));
  return day && title ? { path: decodeURI(path), title, day } : undefined;
}
