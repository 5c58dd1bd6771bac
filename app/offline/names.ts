import type { Language } from '../i18n/language.ts';

/** Raised when copies are kept in another form: the worker then deletes those of the old form. */
const FORM = 1;

/** Where the browser keeps what was read. */
export const CACHES = {
  pages: `pages-${FORM}`,
  assets: `assets-${FORM}`,
  pictures: `pictures-${FORM}`,
  answers: `answers-${FORM}`,
  offline: `offline-${FORM}`,
} as const;

/** Where the browser keeps the site of a language as a whole, once a visitor has asked for it. */
export const siteCache = (language: Language) => `site-${language}-${FORM}`;

/** Pages, and data of pages, that are kept because they were read. */
export const MOST_PAGES = 100;

/** Headers that a copy has and no answer of the network. */
export const SAVED_AT = 'x-saved-at';
export const SAVED_VERSION = 'x-saved-version';

/** Whether an address inside the site is kept as a page's data: `/scheme.data` for `/scheme`. */
export const isData = (path: string) => path.endsWith('.data');

/** The page that data belong to. The router calls those of `/` by a name of their own. */
export const pageOfData = (path: string) => (path === '/_.data' ? '/' : path.replace(/\.data$/, ''));
