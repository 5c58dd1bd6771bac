/** The feeds of notices and updates; Marathi has them behind `/mr`, like every address. */
export const FEEDS = [
  { path: '/feed.atom', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
] as const;

/** The feeds of what each release changed. */
export const CHANGE_FEEDS = [
  { path: '/changes/feed.atom', type: 'application/atom+xml' },
  { path: '/changes/feed.json', type: 'application/feed+json' },
] as const;

/** The pages whose news the feeds carry. */
export const FEED_PAGES = ['/', '/notices/notices'];

/** The page of the changes. */
export const CHANGES_PAGE = '/changes';
