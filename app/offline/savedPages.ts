import { type Language, languageOf } from '../i18n/language.ts';
import { CACHES, isData, pageOfData } from './names.ts';
import { dayOfCopy } from './stamped.ts';
import { titleInData, titleInHtml } from './titles.ts';

export type SavedPage = { path: string; title: string; day: string };

/** The pages of a language that were read and kept, the newest first. */
export async function readSavedPages(language: Language): Promise<SavedPage[]> {
  const cache = await caches.open(CACHES.pages);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const paths = new Set(kept.map((path) => (isData(path) ? pageOfData(path) : path)));
  const own = [...paths].filter((path) => languageOf(path) === language);
  const pages = await Promise.all(own.map((path) => readPage(cache, path)));
  return pages.filter((page) => page !== undefined).sort((a, b) => b.day.localeCompare(a.day));
}

async function readPage(cache: Cache, path: string): Promise<SavedPage | undefined> {
  const html = await cache.match(path);
  const copy = html ?? (await cache.match(dataOfPage(path)));
  const day = copy && dayOfCopy(copy);
  const title = copy && (html ? await titleInHtml(copy) : titleInData(await copy.text()));
  return day && title ? { path: decodeURI(path), title, day } : undefined;
}

/** Whether a page is kept as data alone: it opens inside the site, and not by its address. */
export async function isKeptAsData(path: string): Promise<boolean> {
  const cache = await caches.open(CACHES.pages);
  return (await cache.match(dataOfPage(path))) !== undefined;
}

const dataOfPage = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
