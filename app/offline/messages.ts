import type { Language } from '../i18n/language.ts';

/** Message from a page to the service worker. */
export type ToWorker =
  | {
      kind: 'started';
      language: Language;
      /** Addresses that the page loaded before a service worker controlled the page. */
      read: string[];
      /** Whether the offline page may be prefetched. */
      mayFetch: boolean;
    }
  | { kind: 'take-over' };

/** Message from the service worker: the data of `path` come from the cache. `note`: text of the banner. */
export type ToPage = { kind: 'saved-copy'; path: string; note: string };

/** Id of the offline banner, which the worker inserts outside React's root. */
export const BANNER_ID = 'saved-copy';
