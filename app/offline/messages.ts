/** Message from a page to the service worker. */
export type ToWorker =
  | {
      kind: 'started';
      /** Addresses that the page loaded before a service worker controlled the page. */
      read: string[];
    }
  | { kind: 'take-over' };

/** Id of the banner that the service worker inserts into the HTML of a saved page. */
export const BANNER_ID = 'saved-copy';
