/** The feeds of notices and updates, in Marathi below `/mr`. */
export const FEEDS = [
  { path: '/feed.atom', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
] as const;

/** The feeds of the changes in each release. */
export const CHANGE_FEEDS = [
  { path: '/changes/feed.atom', type: 'application/atom+xml' },
  { path: '/changes/feed.json', type: 'application/feed+json' },
] as const;

/** The pages that link to `FEEDS`. */
export const FEED_PAGES = ['/', '/notices/notices'];

/** The page that links to `CHANGE_FEEDS`. */
export const CHANGES_PAGE = '/changes';
