/** Addresses of the feeds of notices and updates; the Marathi ones are below `/mr`. */
export const FEEDS = [
  { path: '/feed.atom', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
] as const;

/** Addresses of the feeds of changes in each release. */
export const CHANGE_FEEDS = [
  { path: '/changes/feed.atom', type: 'application/atom+xml' },
  { path: '/changes/feed.json', type: 'application/feed+json' },
] as const;

/** Pages that link to `FEEDS`. */
export const FEED_PAGES = ['/', '/notices/notices'];

/** Page that links to `CHANGE_FEEDS`. */
export const CHANGES_PAGE = '/changes';
