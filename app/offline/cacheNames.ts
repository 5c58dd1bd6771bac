import type { Language } from '../i18n/language.ts';

/** Version of the caches. Increase it when their format changes: the service worker then deletes the old caches. */
const FORMAT = 1;

export const CACHES = {
  pages: `pages-${FORMAT}`,
  assets: `assets-${FORMAT}`,
  pictures: `pictures-${FORMAT}`,
  answers: `answers-${FORMAT}`,
} as const;

export const siteCache = (language: Language) => `site-${language}-${FORMAT}`;

/** Limits the cache of pages. */
export const MAX_PAGES = 100;

/** Headers that only saved responses have. */
export const SAVED_AT = 'x-saved-at';
export const SAVED_VERSION = 'x-saved-version';

/** Header of a copy that the worker gives a page instead of an answer of the host: what to say of it, percent-encoded. */
export const SAVED_NOTE = 'x-saved-note';
