import type { Language } from '../i18n/language.ts';

/** Raised when the format of the caches changes: the worker then deletes the older ones. */
const FORMAT = 1;

/** Names of the caches of what was read. */
export const CACHES = {
  pages: `pages-${FORMAT}`,
  assets: `assets-${FORMAT}`,
  pictures: `pictures-${FORMAT}`,
  answers: `answers-${FORMAT}`,
  offline: `offline-${FORMAT}`,
} as const;

/** Name of the cache that holds the whole site in one language. */
export const siteCache = (language: Language) => `site-${language}-${FORMAT}`;

/** Limits the cache of pages and their data. */
export const MAX_PAGES = 100;

/** Headers that only saved responses have. */
export const SAVED_AT = 'x-saved-at';
export const SAVED_VERSION = 'x-saved-version';

/** Recognises the address of a page's data: `/scheme.data` for `/scheme`. */
export const isDataPath = (path: string) => path.endsWith('.data');

/** Path of the page that data belong to; the router calls those of `/` `/_.data`. */
export const toPagePath = (path: string) => (path === '/_.data' ? '/' : path.replace(/\.data$/, ''));

export const toDataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
