import type { Language } from '../i18n/language.ts';

/** What a page tells the service worker. */
export type ToWorker =
  | {
      kind: 'started';
      language: Language;
      /** Addresses of what the page has read before a worker could see it; empty when one did. */
      read: string[];
      /** Whether the offline page may be fetched in advance. */
      mayFetch: boolean;
    }
  | { kind: 'take-over' };

/** What the service worker tells a page: the data of `path` are a saved copy, and `note` says of which day. */
export type ToPage = { kind: 'saved-copy'; path: string; note: string };

/** The line that says a page is a saved copy. The worker writes it into the page, where React does not know it. */
export const NOTE_ID = 'saved-copy';
