import { type Language, languageOf } from '../i18n/language.ts';
import { CACHES, isDataPath, toDataPath, toPagePath } from './cacheNames.ts';
import { readSavedDay } from './savedResponse.ts';
import { titleInData, titleInHtml } from './titles.ts';

export type SavedPage = { path: string; title: string; day: string };

/** Lists the saved pages of a language, the newest first. */
export async function readSavedPages(language: Language): Promise<SavedPage[]> {
  const cache = await caches.open(CACHES.pages);
  const saved = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const paths = new Set(saved.map((path) => (isDataPath(path) ? toPagePath(path) : path)));
  const inLanguage = [...paths].filter((path) => languageOf(path) === language);
  const pages = await Promise.all(inLanguage.map((path) => readPage(cache, path)));
  return pages.filter((page) => page !== undefined).sort((a, b) => b.day.localeCompare(a.day));
}

async function readPage(cache: Cache, path: string): Promise<SavedPage | undefined> {
  const html = await cache.match(path);
  const response = html ?? (await cache.match(toDataPath(path)));
  const day = response && readSavedDay(response);
  const title = response && (html ? await titleInHtml(response) : titleInData(await response.text()));
  return day && title ? { path: decodeURI(path), title, day } : undefined;
}

/** Returns whether the data of a page are saved, so that client-side navigation can open the page offline. */
export async function isSavedAsData(path: string): Promise<boolean> {
  const cache = await caches.open(CACHES.pages);
  return (await cache.match(toDataPath(path))) !== undefined;
}
