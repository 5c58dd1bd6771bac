/** The feeds of notices and updates; Marathi has them behind `/mr`, like every address. */
export const FEEDS = [
  { path: '/feed.atom', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
] as const;

/** The pages whose news the feeds carry. */
export const FEED_PAGES = ['/', '/notices/notices'];
